/** The files that a build makes of pictures and films. */
export { addressOf } from "./pictures/prose-media";
export {
  type ImageApi,
  type PictureFile,
  type PictureSlot,
  slotImage,
} from "./pictures/slot-image";
