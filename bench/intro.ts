/**
 * `npm run bench:intro [pairs]`: does the intro make the first paint later? Opens the home page with Lighthouse, with and
 * without the intro by turns, in the same run; the figures belong to the machine, their ratio does not. Lighthouse is
 * fetched by npx, because it is needed for nothing else.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { browserPath } from "../tools/lib/browser.mjs";
import { withServer } from "./serve-site";

/** The latest that runs on Node 20. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const PORTS = { with: 9200, without: 9201 };
const FEWEST_PAIRS = 5;
const MOST_TRIES = 3;
const AUDITS = ["largest-contentful-paint", "first-contentful-paint"] as const;
const MOST_OUTPUT_BYTES = 50_000_000;
const INTRO = /<div id="intro".*?<\/div>/s;

type Paint = { largest: number; first: number };

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** A copy of the site whose home page has no intro and is the same otherwise. */
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

/** Times of one visit on a throttled phone, in ms; a visit whose recording failed is made again. */
async function visit(base: string, tries = MOST_TRIES): Promise<Paint> {
  try {
    return await visitOnce(base);
  } catch (error) {
    if (tries <= 1) throw error;
    return visit(base, tries - 1);
  }
}

async function visitOnce(base: string): Promise<Paint> {
  const options = ["--quiet", "--output=json", `--only-audits=${AUDITS.join(",")}`];
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", LIGHTHOUSE, `${base}/`, ...options, "--chrome-flags=--headless=new --no-sandbox"],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: MOST_OUTPUT_BYTES },
  );
  const { audits } = JSON.parse(stdout);
  return {
    largest: audits["largest-contentful-paint"].numericValue,
    first: audits["first-contentful-paint"].numericValue,
  };
}

async function main(): Promise<void> {
  const pairs = Math.max(FEWEST_PAIRS, Number(process.argv[2]) || 0);
  const bare = siteWithoutIntro();
  const paints = { with: [] as Paint[], without: [] as Paint[] };
  try {
    await withServer(PORTS.with, (introduced) =>
      withServer(
        PORTS.without,
        async (plain) => {
          for (let pair = 0; pair < pairs; pair++) {
            // By turns, and each first as often as the other: the machine has moods.
            const turns = [["with", introduced] as const, ["without", plain] as const];
            for (const [which, base] of pair % 2 === 0 ? turns : turns.reverse()) {
              paints[which].push(await visit(base));
            }
            console.log(
              `${pair + 1}: ${Math.round(paints.with.at(-1)?.largest ?? 0)} ms with, ${Math.round(paints.without.at(-1)?.largest ?? 0)} ms without`,
            );
          }
        },
        bare,
      ),
    );
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
  for (const paint of ["largest", "first"] as const) {
    const [introduced, plain] = [paints.with, paints.without].map((runs) => runs.map((run) => run[paint]));
    const [later, noise] = [median(introduced ?? []) / median(plain ?? []), spread(plain ?? []) / median(plain ?? [])];
    console.log(
      `${paint} contentful paint: ${median(introduced ?? []).toFixed(0)} ms with, ${median(plain ?? []).toFixed(0)} ms without; ratio ${later.toFixed(3)}, own spread of the runs without ${noise.toFixed(3)}`,
    );
  }
}

void main();
