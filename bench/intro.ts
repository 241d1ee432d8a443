/**
 * `npm run bench:intro [pairs]`: does the intro delay the largest contentful paint? Runs Lighthouse on the home page,
 * alternating with and without the intro; the figures depend on the machine, their ratio does not.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { serveSite } from "../e2e/support/site-copy";
import { median } from "./figures";
import { visit } from "./lighthouse";

const FEWEST_PAIRS = 5;
const AUDIT = "largest-contentful-paint";
const INTRO = /<div id="intro".*?<\/div>/s;

/** A copy of the site whose home page lacks only the intro. */
function siteWithoutIntro(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "without-intro-"));
  cpSync("dist/site", folder, { recursive: true, dereference: true });
  const page = path.join(folder, "index.html");
  const html = readFileSync(page, "utf8");
  if (!INTRO.test(html)) throw new Error("the home page has no intro: nothing to compare");
  const bare = html.replace(INTRO, "");
  writeFileSync(page, bare);
  writeFileSync(`${page}.br`, brotliCompressSync(bare));
  writeFileSync(`${page}.gz`, gzipSync(bare));
  return folder;
}

/** Largest contentful paint of one visit on a throttled phone, in ms. */
async function largestPaint(base: string): Promise<number> {
  const { audits } = await visit(`${base}/`, [`--only-audits=${AUDIT}`]);
  return audits[AUDIT]?.numericValue ?? Number.NaN;
}

const milliseconds = (value = 0) => `${value.toFixed(0)} ms`;

async function main(): Promise<void> {
  const pairs = Math.max(FEWEST_PAIRS, Number(process.argv[2]) || 0);
  const bare = siteWithoutIntro();
  const servers = await Promise.all(["dist/site", bare].map(serveSite));
  const [introduced, plain]: [number[], number[]] = [[], []];
  try {
    for (let pair = 1; pair <= pairs; pair++) {
      const turns = [introduced, plain].map((paints, index) => ({ paints, address: servers[index]?.address ?? "" }));
      // Alternate, each first equally often, because the machine's speed drifts.
      for (const { paints, address } of pair % 2 === 0 ? turns : turns.reverse())
        paints.push(await largestPaint(address));
      const [own, other] = [introduced, plain].map((paints) => milliseconds(paints.at(-1)));
      console.log(`${pair}: ${own} with, ${other} without`);
    }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    rmSync(bare, { recursive: true, force: true });
  }
  const [own, other] = [median(introduced), median(plain)];
  const spread = (Math.max(...plain) - Math.min(...plain)) / other;
  console.log(
    `largest contentful paint: ${milliseconds(own)} with, ${milliseconds(other)} without; ratio ${(own / other).toFixed(3)}, spread of the runs without ${spread.toFixed(3)}`,
  );
}

void main();
