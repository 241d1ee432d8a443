import { readFile } from "node:fs/promises";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { escapeHtml } from "../../../lib/escape-html";
import { pictureAttributes } from "../../../lib/picture-attributes";
import { digestOf, staticFile } from "../../../lib/static-file";
import { captionOf } from "../html/figures";
import type { Labels, TextSlot } from "../options";
import { readSvg } from "../svg";
import { animatedWebp, isAnimation, stillOf } from "./prose-animation";
import { type ImageApi, type PictureFile, slotImage } from "./slot-image";

/** Gatsby's helpers, and the words of the site. */
export type ProseApi = ImageApi & { labels: Labels };

export type ProsePicture = {
  alt: string;
  slot: TextSlot;
  /** Whether it is alone in its paragraph, and may have a caption. */
  isFigure?: boolean;
  caption?: string | null;
  /** Whether it is in a link, where nothing else can be pressed: animations stand still. */
  isInLink?: boolean;
};

/** The HTML of a picture, and the value of `data-plate` for its figure. */
type PictureHtml = { html: string; plate: string | undefined };
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
  const image = await slotImage(await stillOf(file, api), slot, api);
  const [, widest] = / (\d+)w$/.exec(image.images.sources?.[0]?.srcSet ?? "") ?? [];
  const width = Number(widest ?? image.width);
  if (width >= image.width) return image;
  return { ...image, width, height: Math.round((image.height * width) / image.width) };
}

/** @param first attributes of a `<source>` before the picture's own files */
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
function animationHtml(still: IGatsbyImageData, webp: string, use: Use, pause: string): string {
  const moving = {
    media: "(prefers-reduced-motion: no-preference)",
    type: "image/webp",
    srcSet: webp,
  };
  const label = use.alt ? `${pause}: ${use.alt}` : pause;
  const box = `<input${attributes({ class: "animation-pause", type: "checkbox", "aria-label": label })}>`;
  const paused = pictureHtml(still, use).replace("<picture>", '<picture class="animation-still">');
  const className = use.isSmall ? "animation own-size" : "animation";
  return `<span class="${className}">${box}${pictureHtml(still, use, moving)}${paused}</span>`;
}

/** The HTML of an SVG. The check has seen that it does no harm. */
async function svgHtml(
  { absolutePath }: PictureFile,
  { alt, slot }: ProsePicture,
  { pathPrefix }: ImageApi,
): Promise<PictureHtml> {
  const drawing = await readSvg(await readFile(absolutePath, "utf8"));
  if ("finding" in drawing) throw new Error(`${absolutePath}: ${drawing.finding.rule}`);
  const { isFixed, svg } = drawing;
  const bytes = Buffer.from(svg);
  const { width, height } = await sharp(bytes).metadata();
  const address = await staticFile(absolutePath, ".svg", digestOf(svg), async () => bytes);
  const img = {
    class: isFixed ? "own-size" : undefined,
    src: `${pathPrefix}${address}`,
    width,
    height,
    alt,
    loading: "lazy",
    decoding: "async",
  };
  // The size of an SVG without one is its proportions.
  const scale = isFixed ? 1 : slot.baseWidth;
  const { plate } = slot.layout({ width: width * scale, height: height * scale });
  return { html: `<img${attributes(img)}>`, plate };
}

async function htmlOf(
  file: PictureFile,
  picture: ProsePicture,
  api: ProseApi,
): Promise<PictureHtml> {
  if (/\.svg$/i.test(file.absolutePath)) return svgHtml(file, picture, api);
  const { alt, isInLink, slot } = picture;
  const still = await textImage(file, slot, api);
  const { sizes, plate } = slot.layout(still);
  const use = { alt, sizes, isSmall: still.width < slot.baseWidth };
  if (isInLink || !(await isAnimation(file))) return { html: pictureHtml(still, use), plate };
  const webp = `${api.pathPrefix}${await animatedWebp(file)}`;
  return { html: animationHtml(still, webp, use, api.labels.pause), plate };
}

/**
 * A picture of a Markdown body as HTML: a `<picture>` with AVIF and WebP, or a `<figure>`.
 * @throws Error when the picture cannot be processed
 */
export async function prosePicture(
  file: PictureFile,
  picture: ProsePicture,
  api: ProseApi,
): Promise<string> {
  const { html, plate } = await htmlOf(file, picture, api);
  if (!picture.isFigure) return html;
  return `<figure${attributes({ "data-plate": plate })}>${html}${captionOf(picture.caption)}</figure>`;
}
