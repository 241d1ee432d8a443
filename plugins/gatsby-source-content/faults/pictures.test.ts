/** @jest-environment node */
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { jsonEntry, markdownEntry, plainPicture } from "../testing/content-tree";
import { describeFaults, type Fault, slug } from "../testing/fault-table";

/** A work whose poster is bad: the message names the picture and where it is used. */
const picture = (name: string, ending: string, content: Fault["content"]): Fault => {
  const folder = `works/${slug(name)}`;
  return {
    name,
    file: `${folder}/poster.${ending}`,
    content,
    others: { [`${folder}/index.md`]: markdownEntry("works", { picture: `./poster.${ending}` }) },
  };
};
/** A work that names its poster badly. */
const reference = (name: string, value: string): Fault => ({
  name,
  file: `works/${slug(name)}/index.md`,
  content: markdownEntry("works", { picture: value }),
  others: { [`works/${slug(name)}/Poster.png`]: "" },
});

/** One of PNG's blocks. */
function pngChunk(type: string, data: Buffer): Buffer {
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])));
  return Buffer.concat([length, Buffer.from(type), data, crc]);
}

/** A PNG of a hundred bytes that claims to be 30,000 pixels wide and high. */
function hugeClaim(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", Buffer.alloc(20)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1500"><script>alert(1)</script></svg>';

const stillPicture = (width = 2400, height = 1500) => plainPicture(width, height);

async function halfJpeg(): Promise<Buffer> {
  const noise = Buffer.from(
    Array.from({ length: 90 * 90 * 3 }, (_, index) => (index * 7919) % 251),
  );
  const jpeg = await sharp(noise, { raw: { width: 90, height: 90, channels: 3 } })
    .resize(2400, 1500)
    .jpeg()
    .toBuffer();
  return jpeg.subarray(0, jpeg.length / 2);
}

async function animation(): Promise<Buffer> {
  const frames = ["red", "blue"].map((background) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } }),
  );
  return sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
}

describeFaults("pictures", [
  picture("an empty file", "jpg", ""),
  picture("a truncated JPEG", "jpg", halfJpeg),
  picture("HTML with the ending of a JPEG", "jpg", "<!doctype html><p>404</p>"),
  picture("SVG with the ending of a PNG", "png", SVG),
  picture("more than 10 MB", "png", Buffer.alloc(10 * 1024 * 1024 + 1)),
  picture("one pixel too narrow", "png", () => stillPicture(2399).png().toBuffer()),
  picture("an animated WebP", "webp", animation),
  picture("a claim to be 30,000 pixels wide", "png", hugeClaim()),
  picture("GIF with the ending of a PNG", "png", () => stillPicture().gif().toBuffer()),
  picture("a photograph that lies on its side", "jpg", () =>
    stillPicture(1500, 2400).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  ),
  picture("SVG", "svg", SVG),
  picture("GIF", "gif", () => stillPicture().gif().toBuffer()),
  picture("TIFF", "tiff", () => stillPicture().tiff({ compression: "deflate" }).toBuffer()),
  picture("JPEG with an ending that Gatsby does not know", "heic", () =>
    stillPicture().jpeg().toBuffer(),
  ),
  reference("a missing file", "./zzzzzzzzzzzzzz.png"),
  reference("another case", "./poster.png"),
  reference("a path out of the folder", "../../../etc/passwd"),
  reference("a path out of the folder by a detour", "./../sample/../../../etc/passwd"),
  reference("a path to what holds the content folder", "../../.."),
  reference("a path on a Windows disk", "C:/a.jpg"),
  reference("an absolute path", "/etc/passwd"),
  reference("backslashes", "..\\sample\\poster.png"),
  reference("a file address", "file:///etc/passwd"),
  reference("a remote address", "https://elsewhere.example/a.png"),
  reference("a remote address without scheme", "//elsewhere.example/a.png"),
  {
    name: "a missing picture in Markdown",
    file: "works/figures/index.md",
    content: markdownEntry(
      "works",
      {},
      "Words.\n\n![a](figure.png)\n\n![b](../../../etc/passwd)\n\n![c](%2e%2e/sample/poster.png)\n",
    ),
  },
  {
    name: "a missing picture in JSON",
    file: "team/jane.json",
    content: jsonEntry("team", { picture: "./jane.png" }),
  },
  {
    name: "an entry as a picture",
    file: "works/sample/index.md",
    others: {
      "works/entry-as-picture/index.md": markdownEntry("works", { picture: "../sample/index.md" }),
    },
  },
]);
