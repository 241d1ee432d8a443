/** @jest-environment node */
import sharp from "sharp";
import { markdownEntry, plainPicture } from "../testing/content-tree";
import { describeFaults, type Fault, slug } from "../testing/fault-table";

/** An article whose text shows a bad picture. */
const picture = (name: string, ending: string, content: Fault["content"]): Fault => {
  const folder = `blog/${slug(name)}`;
  return {
    name,
    file: `${folder}/a.${ending}`,
    content,
    others: { [`${folder}/index.md`]: markdownEntry("blog", {}, `![A](./a.${ending})\n`) },
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

async function firstHalf(bytes: Promise<Buffer>): Promise<Buffer> {
  return (await bytes).subarray(0, (await bytes).length / 2);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n';

describeFaults("pictures-in-texts", [
  picture("an SVG that moves", "svg", `${SVG}<animate attributeName="x"/></svg>`),
  picture("an SVG with another file", "svg", `${SVG}<image href="a.png"/></svg>`),
  picture("an SVG without an end", "svg", `${SVG}<g>`),
  picture("an SVG without a size", "svg", SVG.replace(/ viewBox="[^"]*"/, "").replace(">", "/>")),
  picture("an SVG of more than a megabyte", "svg", `${SVG}<!--${"a".repeat(1024 * 1024)}--></svg>`),
  picture("an animation of many pixels", "gif", () => animation(26, 2000)),
  picture("a GIF without its end", "gif", () => firstHalf(animation(2, 700))),
  picture("TIFF in a text", "tiff", () => plainPicture(9, 9).tiff().toBuffer()),
  {
    name: "an animation that is the picture of an article, too",
    file: "blog/animated/a.webp",
    content: async () =>
      sharp(await animation(2, 2000), { animated: true })
        .webp()
        .toBuffer(),
    others: {
      "blog/animated/index.md": markdownEntry("blog", { picture: "./a.webp" }, "![A](./a.webp)\n"),
    },
  },
]);
