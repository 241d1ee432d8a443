import { readFile } from "node:fs/promises";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { escapeHtml } from "../../../lib/escape-html";
import { pictureAttributes } from "../../../lib/picture-attributes";
import { digestOf, staticFile } from "../../../lib/static-file";
import { MARKDOWN_STRINGS } from "../../../src/constants/prose";
import { PLATE_SIZES, type PlateWidth, plateWidth } from "../../../src/content-model/plates";
import type { TextSlot } from "../../../src/content-model/slots";
import { PROSE_SIZES, SLOTS } from "../../../src/content-model/slots";
import { readSvg } from "../svg";
import { animatedWebp, isAnimation, stillOf } from "./prose-animation";
import { type ImageApi, type PictureFile, slotImage } from "./slot-image";

export type ProsePicture = {
  alt: string;
  /** It is alone in its paragraph, and may have a caption. */
  figure: boolean;
  caption?: string | null;
  /** Nothing in a link can be pressed on its own: an animation stands still there. */
  isInLink?: boolean;
  slot?: TextSlot;
};

/** A picture as HTML, and how wide it is as a plate. */
type Shown = { html: string; plate: PlateWidth };
type Use = { alt: string; sizes: string; isSmall: boolean };

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) =>
      value === undefined ? "" : ` ${name.toLowerCase()}="${escapeHtml(String(value))}"`,
    )
    .join("");

/**
 * The files of a picture in a text. Gatsby's plugins give every picture the size of its slot; one
 * with fewer pixels gets its own, that of its widest file.
 */
export async function textImage(
  file: PictureFile,
  slot: TextSlot,
  api: ImageApi,
): Promise<IGatsbyImageData> {
  const image = await slotImage(await stillOf(file, api), SLOTS[slot], api);
  const width = Number(
    / (\d+)w$/.exec(image.images.sources?.[0]?.srcSet ?? "")?.[1] ?? image.width,
  );
  if (width >= image.width) return image;
  return { ...image, width, height: Math.round((image.height * width) / image.width) };
}

function pictureHtml(
  image: IGatsbyImageData,
  { isSmall, ...use }: Use,
  first: Attributes | null = null,
): string {
  const source = first ? `<source${attributes(first)}>` : "";
  const className = isSmall ? "own-size" : undefined;
  return `<picture>${source}<img${attributes({ class: className, ...pictureAttributes(image, use) })}></picture>`;
}

/**
 * A picture that moves unless reduced motion is asked for, and a box that, ticked, shows its first
 * frame instead. It works without a script.
 */
function animationHtml(still: IGatsbyImageData, webp: string, use: Use): string {
  const moving = {
    media: "(prefers-reduced-motion: no-preference)",
    type: "image/webp",
    srcSet: webp,
  };
  const label = [MARKDOWN_STRINGS.pause, ...(use.alt ? [use.alt] : [])].join(": ");
  const box = `<input${attributes({ class: "animation-pause", type: "checkbox", "aria-label": label })}>`;
  const paused = pictureHtml(still, use).replace("<picture>", '<picture class="animation-still">');
  const className = use.isSmall ? "animation own-size" : "animation";
  return `<span class="${className}">${box}${pictureHtml(still, use, moving)}${paused}</span>`;
}

/** A drawing without what draws nothing; the checker has seen that it does no harm. */
async function svgHtml(
  { absolutePath }: PictureFile,
  alt: string,
  { pathPrefix }: ImageApi,
): Promise<Shown> {
  const drawing = await readSvg(await readFile(absolutePath, "utf8"));
  if ("finding" in drawing) throw new Error(`${absolutePath}: ${drawing.finding.rule}`);
  const { isFixed, svg } = drawing;
  const bytes = Buffer.from(svg);
  const { width, height } = await sharp(bytes).metadata();
  const address = await staticFile(absolutePath, ".svg", digestOf(svg), async () => bytes);
  const className = isFixed ? "own-size" : undefined;
  const img = {
    class: className,
    src: `${pathPrefix}${address}`,
    width,
    height,
    alt,
    loading: "lazy",
    decoding: "async",
  };
  // Without a size of its own it may have any.
  const scale = isFixed ? 1 : SLOTS.plate.baseWidth;
  return {
    html: `<img${attributes(img)}>`,
    plate: plateWidth({ width: width * scale, height: height * scale }),
  };
}

async function show(file: PictureFile, picture: ProsePicture, api: ImageApi): Promise<Shown> {
  const { alt, isInLink, slot = "prose" } = picture;
  if (/\.svg$/i.test(file.absolutePath)) return svgHtml(file, alt, api);
  const still = await textImage(file, slot, api);
  const plate = plateWidth(still);
  const sizes = slot === "plate" ? PLATE_SIZES[plate] : PROSE_SIZES;
  const use = { alt, sizes, isSmall: still.width < SLOTS[slot].baseWidth };
  if (isInLink || !(await isAnimation(file))) return { html: pictureHtml(still, use), plate };
  return { html: animationHtml(still, `${api.pathPrefix}${await animatedWebp(file)}`, use), plate };
}

/**
 * A picture of a Markdown body as HTML.
 * @throws Error when the picture cannot be processed
 */
export async function prosePicture(
  file: PictureFile,
  picture: ProsePicture,
  api: ImageApi,
): Promise<string> {
  const { figure, caption, slot } = picture;
  const { html, plate } = await show(file, picture, api);
  if (!figure) return html;
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : "";
  return `<figure${attributes({ "data-plate": slot === "plate" ? plate : undefined })}>${html}${words}</figure>`;
}
