/** @jest-environment node */
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { jsonEntry, markdownEntry, plainPicture } from "../testing/content-tree";
import { describeFaults, type Fault, slug } from "../testing/fault-table";

/** A work whose poster is bad: the message names the picture and where it is used. */
const picture = (name: string, ending: string, content: NonNullable<Fault["content"]>, says: string): Fault => {
  const folder = `works/${slug(name)}`;
  return {
    name,
    file: `${folder}/poster.${ending}`,
    content,
    others: { [`${folder}/index.md`]: markdownEntry("works", { picture: `./poster.${ending}` }) },
    says: [says.replace("(used)", `(used in content/${folder}/index.md:…)`)],
  };
};
/** A work that names its poster badly. */
const reference = (name: string, value: string, says: string): Fault => ({
  name,
  file: `works/${slug(name)}/index.md`,
  content: markdownEntry("works", { picture: value }),
  others: { [`works/${slug(name)}/Poster.png`]: "" },
  says: [`#: picture: names the picture "${value}"${says.startsWith("by") ? " " : ", "}${says}`],
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

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1500"><script>alert(1)</script></svg>';
const AGAIN = "Fix: export it again as JPEG, PNG, WebP or AVIF.";
const ENDING = "has a name that does not end in .jpg, .png, .webp or .avif (used). Fix: export it as one of these.";
const BESIDE = "Fix: put the file beside the entry and write ./name.jpg.";
const OUTSIDE = `outside of the content folder. ${BESIDE}`;
const NO_FILE = `which is not a file here. ${BESIDE}`;
const ABSOLUTE = "by an absolute path. Fix: write it relative to this file, as ./name.jpg.";

const still = (width = 2400, height = 1500) => plainPicture(width, height);

async function truncated(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 90 * 90 * 3 }, (_, index) => (index * 7919) % 251));
  const whole = await sharp(noise, { raw: { width: 90, height: 90, channels: 3 } })
    .resize(2400, 1500)
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

async function animation(): Promise<Buffer> {
  const frames = ["red", "blue"].map((background) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } }),
  );
  return sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), { join: { animated: true } })
    .webp()
    .toBuffer();
}

describeFaults([
  picture("an empty file", "jpg", "", "is an empty file (used). Fix: export the picture again."),
  picture("a truncated JPEG", "jpg", truncated, `cannot be read as a picture (…) (used). ${AGAIN}`),
  picture(
    "HTML with the ending of a JPEG",
    "jpg",
    "<!doctype html><p>404</p>",
    `cannot be read as a picture (…) (used). ${AGAIN}`,
  ),
  picture(
    "SVG with the ending of a PNG",
    "png",
    SVG,
    'is a picture of the kind "svg" (used). Fix: export it as JPEG, PNG, WebP or AVIF.',
  ),
  picture(
    "more than 10 MB",
    "png",
    Buffer.alloc(10 * 1024 * 1024 + 1),
    "is 10.0 MB, more than 10.0 MB (used). Fix: export it smaller or as JPEG.",
  ),
  picture(
    "one pixel too narrow",
    "png",
    () => still(2399).png().toBuffer(),
    "is 2399 x 1500 pixels, its place (poster) needs 2400 x 1500 (used). Fix: export it larger.",
  ),
  picture("an animated WebP", "webp", animation, "is an animation (used). Fix: use a still picture."),
  picture(
    "a claim to be 30,000 pixels wide",
    "png",
    hugeClaim(),
    "has more than 50 million pixels (used). Fix: export it smaller.",
  ),
  picture(
    "GIF with the ending of a PNG",
    "png",
    () => still().gif().toBuffer(),
    'is a picture of the kind "gif" (used). Fix: …',
  ),
  picture(
    "a photograph that lies on its side",
    "jpg",
    () => still(1500, 2400).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    "lies on its side and is only marked to be turned (used). Fix: export it upright.",
  ),
  picture("SVG", "svg", SVG, ENDING),
  picture("GIF", "gif", () => still().gif().toBuffer(), ENDING),
  picture("TIFF", "tiff", () => still().tiff({ compression: "deflate" }).toBuffer(), ENDING),
  picture("JPEG with an ending that Gatsby does not know", "heic", () => still().jpeg().toBuffer(), ENDING),
  reference("a missing file", "./zzzzzzzzzzzzzz.png", "which is missing. Fix: add the file or correct the name."),
  reference(
    "another case",
    "./poster.png",
    'which is missing. Fix: did you mean "Poster.png"? Upper and lower case count.',
  ),
  reference("a path out of the folder", "../../../etc/passwd", OUTSIDE),
  reference("a path out of the folder by a detour", "./../sample/../../../etc/passwd", OUTSIDE),
  reference("a path to what holds the content folder", "../../..", OUTSIDE),
  reference("a path on a Windows disk", "C:/a.jpg", NO_FILE),
  reference("an absolute path", "/etc/passwd", ABSOLUTE),
  reference("backslashes", "..\\sample\\poster.png", ABSOLUTE),
  reference("a file address", "file:///etc/passwd", NO_FILE),
  reference("a remote address", "https://elsewhere.example/a.png", NO_FILE),
  reference("a remote address without scheme", "//elsewhere.example/a.png", NO_FILE),
  {
    name: "a missing picture in Markdown",
    file: "works/figures/index.md",
    content: markdownEntry(
      "works",
      {},
      "Words.\n\n![a](figure.png)\n\n![b](../../../etc/passwd)\n\n![c](%2e%2e/sample/poster.png)\n",
    ),
    says: [
      '#: names the picture "figure.png", which is missing. Fix: add the file or correct the name.',
      `#: names the picture "../../../etc/passwd", ${OUTSIDE}`,
      '#: names the picture "%2e%2e/sample/poster.png", which is missing. Fix: …',
    ],
  },
  {
    name: "a missing picture in JSON",
    file: "team/jane.json",
    content: jsonEntry("team", { picture: "./jane.png" }),
    says: ['#: picture: names the picture "./jane.png", which is missing. Fix: …'],
  },
  {
    name: "an entry as a picture",
    file: "works/sample/index.md",
    others: { "works/entry-as-picture/index.md": markdownEntry("works", { picture: "../sample/index.md" }) },
    says: [ENDING.replace("(used)", "(used in content/works/entry-as-picture/index.md:…)")],
  },
]);
