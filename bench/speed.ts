/**
 * `npm run bench:speed`: compares each kind of page of the built site with the smallest page that
 * Gatsby and React can draw, and with home's first screen written by hand, by turns, for a phone:
 * with Lighthouse, and by counts, which noise hardly moves. `ROUNDS=5`, `PAGES=home,blog`.
 */
import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import pRetry from "p-retry";
import { pageOfEachType } from "../e2e/support/pages";
import { serveSite } from "../e2e/support/site-copy";
import { countVisit } from "../e2e/support/visit-counts";
import { DENSE_PHONE } from "../e2e/support/visitor";
import { listFiles } from "../lib/list-files";
import { compressSite } from "../plugins/gatsby-plugin-static-site/compress";
import { headerLines } from "../site-contract/headers";
import { HEADERS_FILE, REDIRECTS_FILE } from "../site-contract/layout";
import { stoneMarkup } from "../src/stone/stone-markup";
import { browserPath } from "../tools/lib/browser.mjs";
import { run } from "./run";

const ROUNDS = Number(process.env.ROUNDS) || 5;
const WANTED = process.env.PAGES?.split(",");

/** The figures of a visit, by their headings. */
type Visit = Record<string, number>;

/**
 * The latest version for Node 20. Fetched with npx, because nothing but two benchmarks needs it.
 */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-background-networking --disable-gpu";
const MAX_OUTPUT_BYTES = 64_000_000;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/**
 * How long after `load` a visit is counted: what follows by itself has come, the consent prompt has
 * not.
 */
const COUNTED_MS = 4000;

type Report = {
  audits: Record<string, { numericValue?: number }>;
  /** Scores from 0 to 1. */
  categories: Record<string, { score: number | null }>;
};

/**
 * One visit with Lighthouse's phone, a new profile each time. Rejects when Lighthouse cannot
 * measure, now and then by itself.
 */
async function lighthouseFigures(address: string): Promise<Visit> {
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", LIGHTHOUSE, address, "--quiet", "--output=json", `--chrome-flags=${CHROME_FLAGS}`],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: MAX_OUTPUT_BYTES },
  );
  const { audits, categories } = JSON.parse(stdout) as Report;
  const measured = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  return {
    "Blocked, ms": measured("total-blocking-time"),
    "Largest paint, ms": measured("largest-contentful-paint"),
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
  };
}

/** One visit with the same phone, neither slowed nor scored. */
async function countedFigures(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage(DENSE_PHONE);
  const visit = await countVisit(page, address, () => page.waitForTimeout(COUNTED_MS));
  const { kinds, totalBytes, pending: _, ...counts } = visit;
  await page.close();
  const sizes = Object.entries(kinds).map(([kind, { bytes }]) => [kind, bytes]);
  return { ...counts, totalBytes, ...Object.fromEntries(sizes) };
}

/** The smallest page that Gatsby and React can draw, as a project with caches of its own. */
function bareWorkspace(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-bare-"));
  const packages = path.join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache")
      symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
  cpSync("bench/bare", folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Adds what the server expects of a built site, and serves the folder as the site is served. */
async function serveFolder(folder: string, remove: () => void) {
  await compressSite(folder);
  const policy = {
    "content-security-policy": "style-src 'unsafe-inline'; script-src 'self' 'unsafe-inline'",
  };
  writeFileSync(path.join(folder, HEADERS_FILE), headerLines([{ path: "/*", headers: policy }]));
  writeFileSync(path.join(folder, REDIRECTS_FILE), "");
  const server = await serveSite(folder);
  return { address: server.address, stop: () => server.stop().finally(remove) };
}

/** The smallest page that Gatsby and React can draw. */
async function serveBarePage() {
  const { folder, remove } = bareWorkspace();
  await run("npx", ["gatsby", "build"], { cwd: folder });
  return serveFolder(path.join(folder, "public"), remove);
}

/** Home's first screen without a script, with the site's typeface and picture. */
async function serveFloor() {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-floor-"));
  cpSync("bench/floor", folder, { recursive: true });
  const font = listFiles("public").find((name) => /figtree-.*\.woff2$/.test(name)) ?? "";
  for (const [from, to] of [
    [font, "figtree.woff2"],
    ["favicon-32x32.png", "favicon.png"],
  ] as const)
    cpSync(path.join("public", from), path.join(folder, to));
  const page = path.join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("<!-- the stone -->", stoneMarkup()));
  return serveFolder(folder, () => rmSync(folder, { recursive: true }));
}

/** The median, and the least and the most where they differ. */
function summary(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  return `${sorted[Math.floor(sorted.length / 2)]}${least === most ? "" : ` (${least}-${most})`}`;
}

async function main(): Promise<void> {
  const bare = await serveBarePage();
  const floor = await serveFloor();
  const site = await serveSite("public");
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: CHROME_FLAGS.split(" "),
  });
  try {
    // Lighthouse refuses to measure an answer of 404.
    const pages = pageOfEachType()
      .filter(({ type }) => type !== "not-found" && (!WANTED || WANTED.includes(type)))
      .map(({ type, route }) => ({ name: type, address: site.address + route }));
    const all = [
      { name: "bare page", address: bare.address },
      { name: "floor", address: floor.address },
      ...pages,
    ];
    const visits = new Map(all.map(({ name }) => [name, [] as Visit[]]));
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, address } of all)
        visits.get(name)?.push({
          ...(await pRetry(() => lighthouseFigures(address), { retries: 2 })),
          ...(await countedFigures(browser, address)),
        });
    // Kinds of files that a page does not have are zero.
    const figures = [...new Set([...visits.values()].flat().flatMap((one) => Object.keys(one)))];
    console.log(["Page", ...figures].join(" | "));
    for (const [name, list] of visits)
      console.log(
        [name, ...figures.map((figure) => summary(list.map((one) => one[figure] ?? 0)))].join(
          " | ",
        ),
      );
  } finally {
    await browser.close();
    await site.stop();
    await floor.stop();
    await bare.stop();
  }
}

void main();
