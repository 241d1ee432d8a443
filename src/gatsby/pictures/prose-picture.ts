import { readFile } from "node:fs/promises";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { escapeHtml } from "../../../lib/escape-html";
import { MARKDOWN_STRINGS } from "../../constants/markdown-strings";
import { readSvg } from "../../content-loader/checks/inspect-svg";
import { PROSE_SIZES, SLOTS } from "../../content-model/slots";
import { pictureParts } from "../../utils/picture-parts";
import { animatedWebp, isAnimation, stillOf } from "./prose-animation";
import { type ImageApi, type PictureFile, slotImage } from "./slot-image";
import { staticFile } from "./static-file";

export type ProsePicture = {
  alt: string;
  /** It is alone in its paragraph, and may have a caption. */
  figure: boolean;
  caption?: string | null;
  /** Nothing in a link can be pressed on its own: an animation stands still there. */
  isInLink?: boolean;
};

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? "" : ` ${name.toLowerCase()}="${escapeHtml(String(value))}"`))
    .join("");

/** Gatsby's plugins give every picture the size of its slot. One with fewer pixels gets its own, that of its widest file. */
function atOwnSize(image: IGatsbyImageData): IGatsbyImageData {
  const width = Number(/ (\d+)w$/.exec(image.images.fallback?.srcSet ?? "")?.[1] ?? image.width);
  if (width >= image.width) return image;
  return { ...image, width, height: Math.round((image.height * width) / image.width) };
}

/** Narrower than the text: it is shown at its own size. */
const isSmall = ({ width }: IGatsbyImageData) => width < SLOTS.prose.baseWidth;

function pictureHtml(image: IGatsbyImageData, alt: string, first: Attributes | null = null): string {
  const { sources, img } = pictureParts(image, { alt, sizes: PROSE_SIZES });
  const rows = [...(first ? [first] : []), ...sources].map((source) => `<source${attributes(source)}>`);
  const className = isSmall(image) ? "own-size" : undefined;
  return `<picture>${rows.join("")}<img${attributes({ class: className, ...img })}></picture>`;
}

/**
 * A picture that moves unless reduced motion is asked for, and a box that, ticked, shows its first frame instead. It works
 * without a script.
 */
function animationHtml(still: IGatsbyImageData, webp: string, alt: string): string {
  const moving = { media: "(prefers-reduced-motion: no-preference)", type: "image/webp", srcSet: webp };
  const label = [MARKDOWN_STRINGS.pause, ...(alt ? [alt] : [])].join(": ");
  const box = `<input${attributes({ class: "animation-pause", type: "checkbox", "aria-label": label })}>`;
  const paused = pictureHtml(still, alt).replace("<picture>", '<picture class="animation-still">');
  const className = isSmall(still) ? "animation own-size" : "animation";
  return `<span class="${className}">${box}${pictureHtml(still, alt, moving)}${paused}</span>`;
}

/** A drawing as it is; the checker has seen that it does no harm. */
async function svgHtml(
  { absolutePath, internal }: PictureFile,
  alt: string,
  { pathPrefix }: ImageApi,
): Promise<string> {
  const bytes = await readFile(absolutePath);
  const svg = readSvg(bytes.toString("utf8"));
  if ("finding" in svg) throw new Error(`${absolutePath}: ${svg.finding.rule}`);
  const { width, height, isFixed } = svg;
  const address = await staticFile(absolutePath, ".svg", internal.contentDigest, async () => bytes);
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
  return `<img${attributes(img)}>`;
}

async function html(file: PictureFile, { alt, isInLink }: ProsePicture, api: ImageApi): Promise<string> {
  if (/\.svg$/i.test(file.absolutePath)) return svgHtml(file, alt, api);
  const still = atOwnSize(await slotImage(await stillOf(file, api), "prose", api));
  if (isInLink || !(await isAnimation(file))) return pictureHtml(still, alt);
  return animationHtml(still, `${api.pathPrefix}${await animatedWebp(file)}`, alt);
}

/**
 * A picture of a Markdown body as HTML.
 * @throws Error when the picture cannot be processed
 */
export async function prosePicture(file: PictureFile, picture: ProsePicture, api: ImageApi): Promise<string> {
  const { figure, caption } = picture;
  const shown = await html(file, picture, api);
  if (!figure) return shown;
  return `<figure>${shown}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>`;
}
