/** Pictures, films and players with the files that a build makes for them. */
export { addressOf, proseFilm, prosePlayer } from "./pictures/prose-media";
export { prosePicture } from "./pictures/prose-picture";
export { type ImageApi, type PictureFile, slotImage } from "./pictures/slot-image";
