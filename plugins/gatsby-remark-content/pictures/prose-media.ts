import { readFile } from "node:fs/promises";
import path from "node:path";
import { staticFile } from "../../../lib/static-file";
import { plateWidth } from "../../../src/content-model/plates";
import type { TextSlot } from "../../../src/content-model/slots";
import { filmFigure, type PlayerFigure, playerFigure } from "../html/figures";
import { prosePicture, textImage } from "./prose-picture";
import type { ImageApi, PictureFile } from "./slot-image";

export type ProseFilm = {
  alt: string;
  caption: string | null;
  poster: PictureFile;
  captions: PictureFile | null;
  slot: TextSlot;
};

/** The picture behind a film or link, whose name says what it is. */
const pictureOf = (poster: PictureFile, slot: TextSlot, api: ImageApi) =>
  prosePicture(poster, { alt: "", figure: false, slot }, api);

/** The address of a file that the site serves as it is. */
export async function addressOf(
  { absolutePath, internal }: PictureFile,
  { pathPrefix }: ImageApi,
): Promise<string> {
  const ending = path.extname(absolutePath).toLowerCase();
  return (
    pathPrefix +
    (await staticFile(absolutePath, ending, internal.contentDigest, () => readFile(absolutePath)))
  );
}

/** A film of a Markdown body as HTML; its files are copied into the site. */
export async function proseFilm(
  film: PictureFile,
  { poster, captions, slot, ...words }: ProseFilm,
  api: ImageApi,
) {
  const { width, height } = await textImage(poster, slot, api);
  return filmFigure({
    ...words,
    width,
    height,
    plate: slot === "plate" ? plateWidth({ width, height }) : null,
    picture: await pictureOf(poster, slot, api),
    src: await addressOf(film, api),
    captions: captions && (await addressOf(captions, api)),
  });
}

/** A video of another site as HTML. */
export async function prosePlayer(
  player: PlayerFigure,
  poster: PictureFile | null,
  api: ImageApi,
): Promise<string> {
  return playerFigure(player, poster ? await pictureOf(poster, "prose", api) : "");
}
