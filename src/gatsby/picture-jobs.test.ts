/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import worker, { type PictureArgs, type PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import sharp, { type Sharp } from "sharp";
import { scaleOnce } from "./picture-jobs";

/** As Gatsby's plugin makes them. */
const original = worker.IMAGE_PROCESSING;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "picture-jobs-"));
  scaleOnce();
});
afterEach(() => {
  worker.IMAGE_PROCESSING = original;
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const SIDE = 96;
/** Slopes and noise, so that every step of scaling and encoding has something to do. */
const pixels = (channels: 1 | 3 | 4): Sharp => {
  const data = Buffer.from(
    Array.from({ length: SIDE * SIDE * channels }, (_, index) => (index * 7 + (index >> 5) * 31) % 251),
  );
  return sharp(data, { raw: { width: SIDE, height: SIDE, channels } });
};

const SOURCES: Readonly<Record<string, () => Sharp>> = {
  "photo.jpg": () => pixels(3).jpeg({ quality: 90 }),
  "grey.jpg": () => pixels(1).toColourspace("b-w").jpeg(),
  "turned.jpg": () => pixels(3).withMetadata({ orientation: 3 }).jpeg(),
  "print.jpg": () => pixels(3).toColourspace("cmyk").jpeg(),
  "wide.jpg": () => pixels(3).withIccProfile("p3").jpeg(),
  "see-through.png": () => pixels(4).png(),
  "deep.png": () => pixels(3).toColourspace("rgb16").png(),
  "picture.webp": () => pixels(4).webp(),
};

const SIZES: PictureArgs[] = [
  { width: 48, height: 48, fit: "cover" },
  { width: 40, height: 20, fit: "cover", cropFocus: "attention" },
  { width: 24, height: 30, fit: "contain", background: "#ffd000" },
];

function job(source: string, outputDir: string, operations: PictureArgs[], isLazy = false): PictureJob {
  return {
    inputPaths: [{ path: path.join(folder, source) }],
    outputDir: path.join(folder, outputDir),
    args: {
      isLazy,
      operations: operations.map((args, index) => ({ outputPath: `${index}.${args.toFormat}`, args })),
      pluginOptions: { defaultQuality: 50, failOn: "warning", stripMetadata: true, useMozJpeg: false },
    },
  };
}

const write = async (source: string): Promise<void> =>
  writeFileSync(path.join(folder, source), await (SOURCES[source] as () => Sharp)().toBuffer());

const made = (outputDir: string) =>
  readdirSync(path.join(folder, outputDir)).map((name) => [
    name,
    createHash("sha1")
      .update(readFileSync(path.join(folder, outputDir, name)))
      .digest("hex"),
  ]);

test.each(Object.keys(SOURCES))(
  "the files made of %s are those that Gatsby's plugin makes, byte for byte",
  async (source) => {
    await write(source);
    for (const format of ["jpg", "avif", "webp", "png"]) {
      const operations = SIZES.map((size) => ({ ...size, toFormat: format, quality: 60 }));
      await worker.IMAGE_PROCESSING(job(source, `own-${format}`, operations));
      await original(job(source, `theirs-${format}`, operations));
      expect(made(`own-${format}`)).toHaveLength(SIZES.length);
      expect(made(`own-${format}`)).toEqual(made(`theirs-${format}`));
    }
  },
);

test("a picture is scaled once for all its formats", async () => {
  await write("photo.jpg");
  const resize = jest.spyOn(sharp.prototype, "resize");
  for (const toFormat of ["jpg", "avif", "webp"])
    await worker.IMAGE_PROCESSING(
      job("photo.jpg", "own", [
        { width: 48, height: 48, toFormat },
        { width: 24, height: 24, toFormat },
      ]),
    );
  expect(made("own")).toHaveLength(6);
  expect(resize).toHaveBeenCalledTimes(2);
});

test("another version of a picture is not taken for the one before", async () => {
  await write("photo.jpg");
  const small = [{ width: 24, toFormat: "jpg" }];
  await worker.IMAGE_PROCESSING(job("photo.jpg", "before", small));
  writeFileSync(path.join(folder, "photo.jpg"), await pixels(1).jpeg().toBuffer());
  await worker.IMAGE_PROCESSING(job("photo.jpg", "after", small));
  expect(made("after")).not.toEqual(made("before"));
});

test("many are made at once, and none is forgotten", async () => {
  const sources = Object.keys(SOURCES);
  await Promise.all(sources.map(write));
  await Promise.all(
    sources.map((source) => worker.IMAGE_PROCESSING(job(source, `own-${source}`, [{ width: 24, toFormat: "webp" }]))),
  );
  for (const source of sources) expect(made(`own-${source}`)).toHaveLength(1);
});

test("what is more than scaling and encoding is left to the plugin, and so is a picture of the preview", async () => {
  await write("photo.jpg");
  const grey = [{ width: 24, toFormat: "jpg", grayscale: true }];
  await worker.IMAGE_PROCESSING(job("photo.jpg", "own", grey));
  await original(job("photo.jpg", "theirs", grey));
  expect(made("own")).toEqual(made("theirs"));
  await worker.IMAGE_PROCESSING(job("photo.jpg", "lazy", [{ width: 24, toFormat: "jpg" }], true));
  expect(readdirSync(folder)).not.toContain("lazy");
});

test("a picture that cannot be read is named, and those after it are made", async () => {
  await write("photo.jpg");
  writeFileSync(path.join(folder, "torn.jpg"), readFileSync(path.join(folder, "photo.jpg")).subarray(0, 400));
  await expect(worker.IMAGE_PROCESSING(job("torn.jpg", "torn", [{ width: 24, toFormat: "jpg" }]))).rejects.toThrow(
    "torn.jpg",
  );
  await worker.IMAGE_PROCESSING(job("photo.jpg", "own", [{ width: 24, toFormat: "jpg" }]));
  expect(made("own")).toHaveLength(1);
});
