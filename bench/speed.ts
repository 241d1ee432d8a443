/**
 * `npm run bench:speed`: compares each kind of page of the built site, by turns, with the smallest
 * page that Gatsby and React can draw and with a hand-written first screen of the home page, on a
 * phone: by Lighthouse, and by counts, which noise hardly moves. `ROUNDS=5`, `PAGES=home,blog`.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
import { copyBareSite } from "./bare-site";
import { run } from "./run";
import { visitSlowly } from "./slow-visit";

const ROUNDS = Number(process.env.ROUNDS) || 5;
const PAGE_TYPES = process.env.PAGES?.split(",");

/** Figures of a visit by the names of their columns. */
type Visit = Record<string, number>;

/** The latest version for Node 20. Fetched with npx, because nothing else needs it. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-background-networking --disable-gpu";
const MAX_OUTPUT_BYTES = 64_000_000;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Time after `load` until a visit is counted: before the consent prompt comes. */
const COUNTED_MS = 4000;

type Report = {
  audits: Record<string, { numericValue?: number }>;
  /** Scores from 0 to 1. */
  categories: Record<string, { score: number | null }>;
};

/**
 * Visits a page with Lighthouse's phone and a new profile.
 * @throws when Lighthouse cannot measure, which happens now and then
 */
async function lighthouseFigures(address: string): Promise<Visit> {
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", LIGHTHOUSE, address, "--quiet", "--output=json", `--chrome-flags=${CHROME_FLAGS}`],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: MAX_OUTPUT_BYTES },
  );
  const { audits, categories } = JSON.parse(stdout) as Report;
  const milliseconds = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    "Blocked, ms": milliseconds("total-blocking-time"),
    ...Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])),
  };
}

/**
 * Visits a page with a slow line that is applied. Lighthouse computes one, and counts every script
 * that arrives before the paint, which on this machine is all of them.
 */
async function slowFigures(browser: Browser, address: string): Promise<Visit> {
  const { firstPaint, largestPaint, hands } = await visitSlowly(browser, address);
  return {
    "First paint, ms": firstPaint,
    "Largest paint, ms": largestPaint,
    // The first screen has no script.
    ...(hands && { "Hands, ms": hands }),
  };
}

/** Visits a page with the same phone, not slowed down, and counts. */
async function countedFigures(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage(DENSE_PHONE);
  const visit = await countVisit(page, address, () => page.waitForTimeout(COUNTED_MS));
  const { kinds, totalBytes, pending: _, furtherLayouts, ...counts } = visit;
  await page.close();
  const bytesByKind = Object.entries(kinds).map(([kind, { bytes }]) => [kind, bytes]);
  const wholeLayouts = 1 + furtherLayouts.length;
  return { ...counts, wholeLayouts, totalBytes, ...Object.fromEntries(bytesByKind) };
}

/** Serves a folder as the site is served, with the files that the server expects of a build. */
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
  const { folder, remove } = copyBareSite();
  await run("npx", ["gatsby", "build"], { cwd: folder });
  return serveFolder(path.join(folder, "public"), remove);
}

/** The first screen of the home page without a script, with the site's typeface and picture. */
async function serveFirstScreen() {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-first-screen-"));
  cpSync("bench/first-screen", folder, { recursive: true });
  const font = listFiles("public").find((name) => /figtree-.*\.woff2$/.test(name)) ?? "";
  cpSync(path.join("public", font), path.join(folder, "figtree.woff2"));
  cpSync("public/favicon-32x32.png", path.join(folder, "favicon.png"));
  const page = path.join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("<!-- the stone -->", stoneMarkup()));
  return serveFolder(folder, () => rmSync(folder, { recursive: true }));
}

/** The median; with minimum and maximum, if they differ. */
function summary(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const middle = sorted[Math.floor(sorted.length / 2)];
  return min === max ? `${middle}` : `${middle} (${min}-${max})`;
}

type Page = { name: string; address: string; visits: Visit[] };

async function visit(browser: Browser, { address }: Page): Promise<Visit> {
  const scored = await pRetry(() => lighthouseFigures(address), { retries: 2 });
  const slow = await slowFigures(browser, address);
  return { ...scored, ...slow, ...(await countedFigures(browser, address)) };
}

function printTable(pages: readonly Page[]): void {
  const visits = pages.flatMap((page) => page.visits);
  const columns = [...new Set(visits.flatMap((figures) => Object.keys(figures)))];
  console.log(["Page", ...columns].join(" | "));
  for (const { name, visits } of pages) {
    // Bytes of a kind of file that a page does not have are zero.
    const cells = columns.map((column) => summary(visits.map((figures) => figures[column] ?? 0)));
    console.log([name, ...cells].join(" | "));
  }
}

/** Pages of the built site that are measured. Lighthouse refuses an answer of 404. */
const pagesOfSite = () =>
  pageOfEachType().filter(
    ({ type }) => type !== "not-found" && (PAGE_TYPES?.includes(type) ?? true),
  );

async function main(): Promise<void> {
  const bare = await serveBarePage();
  const firstScreen = await serveFirstScreen();
  const site = await serveSite("public");
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: CHROME_FLAGS.split(" "),
  });
  const pages: Page[] = [
    { name: "bare page", address: bare.address, visits: [] },
    { name: "first screen", address: firstScreen.address, visits: [] },
    ...pagesOfSite().map(({ type, route }) => ({
      name: type,
      address: site.address + route,
      visits: [],
    })),
  ];
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const page of pages) page.visits.push(await visit(browser, page));
    printTable(pages);
  } finally {
    await browser.close();
    await Promise.all([site, firstScreen, bare].map(({ stop }) => stop()));
  }
}

void main();
