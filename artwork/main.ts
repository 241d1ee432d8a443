import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sceneFor } from "./catalogue";
import { svgDocument } from "./drawing/svg";
import { rasterise } from "./raster";
import { type PictureRequest, readRequests } from "./requests";

const CONTENT = join(__dirname, "../content");

/** `--only works/hid` draws what begins with that path, a star stands for any part. */
function wantedPaths(args: readonly string[]): (path: string) => boolean {
  const at = args.indexOf("--only");
  if (at < 0) {
    if (args.length > 0) throw new Error(`Unknown option ${args[0]}; the only one is --only <beginning of a path>`);
    return () => true;
  }
  const prefix = args[at + 1];
  if (!prefix) throw new Error("--only needs the beginning of a path, such as works/hid");
  const pattern = new RegExp(
    `^${prefix
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}`,
  );
  return (path) => pattern.test(path);
}

async function drawOne(request: PictureRequest): Promise<number> {
  const known = sceneFor(request);
  if (!known) throw new Error("no scene draws this path");
  const { scene, slug } = known;
  const subject = { slug, request };
  const { width, height } = scene.sizeOf?.(subject) ?? scene;
  const svg = svgDocument(width, height, () => scene.draw(subject));
  const bytes = await rasterise(svg, scene.format);
  const target = join(CONTENT, request.path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  return bytes.length;
}

async function main(): Promise<void> {
  const wanted = wantedPaths(process.argv.slice(2));
  const requests = readRequests(CONTENT).filter(({ path }) => wanted(path));
  const problems: string[] = [];
  let total = 0;
  for (const request of requests) {
    try {
      total += await drawOne(request);
    } catch (error) {
      problems.push(`${request.askedBy}: ${request.path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(
    `${requests.length - problems.length} of ${requests.length} pictures drawn, ${(total / 1e6).toFixed(1)} MB`,
  );
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  }
}

void main();
