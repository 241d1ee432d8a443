/** @jest-environment node */
import sharp from "sharp";
import { markdownEntry, plainPicture } from "../testing/content-tree";
import { describeFaults, type Fault, slug } from "../testing/fault-table";

/** An article whose text shows a bad picture. */
const picture = (name: string, ending: string, content: NonNullable<Fault["content"]>, says: string): Fault => {
  const folder = `blog/${slug(name)}`;
  return {
    name,
    file: `${folder}/a.${ending}`,
    content,
    others: { [`${folder}/index.md`]: markdownEntry("blog", {}, `![A](./a.${ending})\n`) },
    says: [says.replace("(used)", `(used in content/${folder}/index.md:…)`)],
  };
};

/** Frames in two colours. */
async function animation(frames: number, size: number): Promise<Buffer> {
  const [red, blue] = await Promise.all(
    ["red", "blue"].map((background) =>
      sharp({ create: { width: size, height: size, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const pictures = Array.from({ length: frames }, (_, index) => (index % 2 ? red : blue) as Buffer);
  return sharp(pictures, { join: { animated: true } })
    .gif({ effort: 1, dither: 0 })
    .toBuffer();
}

async function half(bytes: Promise<Buffer>): Promise<Buffer> {
  return (await bytes).subarray(0, (await bytes).length / 2);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n';
const PLAIN = "Fix: export it again as plain SVG.";

describeFaults([
  picture(
    "an SVG with a script",
    "svg",
    `${SVG}<script/></svg>`,
    "2: contains <script>, which is not allowed in SVG (used). Fix: …",
  ),
  picture(
    "an SVG with another file",
    "svg",
    `${SVG}<image href="a.png"/></svg>`,
    '2: refers to "a.png", which is not in the file (used). Fix: embed it or remove it.',
  ),
  picture("an SVG without an end", "svg", `${SVG}<g>`, `cannot be read as a picture (…) (used). ${PLAIN}`),
  picture(
    "an SVG without a size",
    "svg",
    SVG.replace(/ viewBox="[^"]*"/, "").replace(">", "/>"),
    "1: has neither a viewBox nor a size (used). Fix: …",
  ),
  picture(
    "an SVG of more than a megabyte",
    "svg",
    `${SVG}<!--${"a".repeat(1024 * 1024)}--></svg>`,
    "is 1.0 MB, more than 1.0 MB (used). Fix: simplify it, or export it as PNG.",
  ),
  picture(
    "an animation of many pixels",
    "gif",
    () => animation(26, 2000),
    "has more than 100 million pixels in its 26 frames (used). Fix: export it shorter or smaller.",
  ),
  picture(
    "a GIF without its end",
    "gif",
    () => half(animation(2, 700)),
    "cannot be read as a picture (…) (used). Fix: …",
  ),
  picture(
    "TIFF in a text",
    "tiff",
    () => plainPicture(9, 9).tiff().toBuffer(),
    "has a name that does not end in .jpg, .png, .webp, .avif, .gif or .svg (used). Fix: export it as one of these.",
  ),
  {
    name: "an animation that is the picture of an article, too",
    file: "blog/animated/a.webp",
    content: async () =>
      sharp(await animation(2, 2000), { animated: true })
        .webp()
        .toBuffer(),
    others: { "blog/animated/index.md": markdownEntry("blog", { picture: "./a.webp" }, "![A](./a.webp)\n") },
    says: ["is an animation (used in content/blog/animated/index.md:…). Fix: use a still picture."],
  },
]);
