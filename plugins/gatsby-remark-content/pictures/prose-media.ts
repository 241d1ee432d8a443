import { readFile } from "node:fs/promises";
import path from "node:path";
import { staticFile } from "../../../lib/static-file";
import { filmFigure, playerFigure } from "../html/figures";
import type { TextSlot } from "../options";
import type { PlayerNode } from "../syntax/media";
import { type ProseApi, prosePicture, textImage } from "./prose-picture";
import type { ImageApi, PictureFile } from "./slot-image";

export type ProseFilm = {
  alt: string;
  caption: string | null;
  /** The picture that stands for it. */
  poster: PictureFile;
  captions: PictureFile | null;
  slot: TextSlot;
};

/** The address of a file that the site serves as it is. */
export async function addressOf(
  { absolutePath, internal }: PictureFile,
  { pathPrefix }: Pick<ImageApi, "pathPrefix">,
): Promise<string> {
  const extension = path.extname(absolutePath).toLowerCase();
  const read = () => readFile(absolutePath);
  return pathPrefix + (await staticFile(absolutePath, extension, internal.contentDigest, read));
}

/** A film of a Markdown body as HTML; its files are copied into the site. */
export async function proseFilm(
  film: PictureFile,
  { poster, captions, slot, ...words }: ProseFilm,
  api: ProseApi,
): Promise<string> {
  const { width, height } = await textImage(poster, slot, api);
  return filmFigure(
    {
      ...words,
      width,
      height,
      plate: slot.layout({ width, height }).plate,
      // The film's own label says what the picture shows.
      picture: await prosePicture(poster, { alt: "", slot }, api),
      src: await addressOf(film, api),
      captions: captions && (await addressOf(captions, api)),
    },
    api.labels,
  );
}

/** A video of another site as HTML. */
export async function prosePlayer(
  player: PlayerNode,
  poster: PictureFile | null,
  slot: TextSlot,
  api: ProseApi,
): Promise<string> {
  const picture = poster ? await prosePicture(poster, { alt: "", slot }, api) : "";
  return playerFigure(player, picture, api.labels);
}
