import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { frameSvg } from "./frame";
import { FIELD } from "./stone";
import { FRAME_RATE, FRAMES } from "./timeline";

/** Frames into files that browsers play. */

/** The most that a file of the intro may weigh, bytes: nobody should wait for what passes the time. */
export const MAX_BYTES = 50_000;

export type Encoding = {
  /** Under `static/intro/`. */
  name: string;
  passes: 1 | 2;
  /** Options of ffmpeg. */
  codec: readonly string[];
  container: readonly string[];
};

const AV1 = ["-c:v", "libaom-av1", "-crf", "50", "-b:v", "0", "-cpu-used", "2", "-lag-in-frames", "35"];
const H264 = ["-c:v", "libx264", "-profile:v", "high", "-preset", "veryslow", "-crf", "28", "-tune", "animation"];
// One key frame: the intro is played once from its start, nobody seeks in it.
const ONE_KEY = ["-g", String(FRAMES)];

/** AV1 is half as heavy as VP9 at the same quality; browsers that do not play it, mostly older Safaris, play H.264. */
export const ENCODINGS: readonly Encoding[] = [
  // A second look at the same frames saves a quarter of the weight.
  { name: "intro.webm", passes: 2, codec: [...AV1, ...ONE_KEY], container: ["-f", "webm"] },
  {
    name: "intro.mp4",
    passes: 1,
    // The filter takes out the encoder's note about itself.
    codec: [...H264, "-x264-params", "psy=0:subme=11:bframes=8", ...ONE_KEY, "-bsf:v", "filter_units=remove_types=6"],
    container: ["-movflags", "+faststart", "-f", "mp4"],
  },
];

const INPUT = [
  "-f",
  "rawvideo",
  "-pix_fmt",
  "rgb24",
  "-s",
  `${FIELD}x${FIELD}`,
  "-r",
  String(FRAME_RATE),
  "-i",
  "pipe:0",
];
/** The page's ink has to come out of the video as it is: the usual colour space, said to the player, rounded with care. */
const COLOUR = [
  ...["-vf", "scale=flags=accurate_rnd+full_chroma_int+full_chroma_inp:out_color_matrix=bt709:out_range=tv"],
  ...["-pix_fmt", "yuv420p", "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709"],
  ...["-color_trc", "bt709"],
];
/** The same frames give the same bytes: one thread, and no date or version of a program in the file. */
const REPEATABLE = ["-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"];

/** The frames as rows of red, green and blue bytes. */
export async function drawFrames(): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    frames.push(
      await sharp(Buffer.from(frameSvg(frame)))
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
  }
  return frames;
}

function missing(error: NodeJS.ErrnoException): Error {
  if (error.code !== "ENOENT") return error;
  return new Error("ffmpeg encodes the intro and is not installed here: apt-get install ffmpeg");
}

async function run(options: readonly string[], frames: readonly Buffer[]): Promise<void> {
  const ffmpeg = spawn("ffmpeg", options, { stdio: ["pipe", "ignore", "pipe"] });
  let complaint = "";
  ffmpeg.stderr.on("data", (part: Buffer) => {
    complaint += part.toString();
  });
  // A program that ends early closes the pipe; what it says on its way out tells more than the broken pipe does.
  ffmpeg.stdin.on("error", () => {});
  ffmpeg.stdin.end(Buffer.concat(frames));
  const [code] = await once(ffmpeg, "close").catch((error: NodeJS.ErrnoException) => Promise.reject(missing(error)));
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}\n${complaint.trim()}`);
}

/** Writes a whole file or none: what a stopped program leaves behind must not reach the site. */
export async function encode(encoding: Encoding, frames: readonly Buffer[], target: string): Promise<void> {
  const { passes, codec, container } = encoding;
  const folder = mkdtempSync(join(tmpdir(), "intro-"));
  const film = join(folder, encoding.name);
  const options = ["-hide_banner", "-loglevel", "error", "-y", ...INPUT, ...COLOUR, ...codec, ...REPEATABLE];
  try {
    for (let pass = 1; pass <= passes; pass++) {
      const look = passes === 1 ? [] : ["-pass", String(pass), "-passlogfile", join(folder, "passes")];
      await run([...options, ...look, ...container, film], frames);
    }
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(film, target);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
