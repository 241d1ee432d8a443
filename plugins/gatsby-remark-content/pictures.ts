/** The files that a build makes of pictures and films. */
export { addressOf } from "./pictures/prose-media";
export {
  type ImageApi,
  type PictureFile,
  slotImage,
} from "./pictures/slot-image";
