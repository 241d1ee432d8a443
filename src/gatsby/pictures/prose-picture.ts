import { escapeHtml } from "../../../lib/escape-html";
import { PROSE_SIZES } from "../../content-model/slots";
import { pictureParts } from "../../utils/picture-parts";
import { type ImageApi, type PictureFile, slotImage } from "./slot-image";

export type ProsePicture = {
  alt: string;
  /** It is alone in its paragraph, and may have a caption. */
  figure: boolean;
  caption?: string | null;
};

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? "" : ` ${name.toLowerCase()}="${escapeHtml(String(value))}"`))
    .join("");

/**
 * A picture of a Markdown body as HTML.
 * @throws Error when the picture cannot be processed
 */
export async function prosePicture(
  file: PictureFile,
  { alt, figure, caption }: ProsePicture,
  api: ImageApi,
): Promise<string> {
  const { sources, img } = pictureParts(await slotImage(file, "prose", api), { alt, sizes: PROSE_SIZES });
  const rows = sources.map((source) => `<source${attributes(source)}>`);
  const picture = `<picture>${rows.join("")}<img${attributes(img)}></picture>`;
  if (!figure) return picture;
  return `<figure>${picture}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>`;
}
