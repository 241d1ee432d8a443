/**
 * `npm run bench:speed`: compares each kind of page of the built site with the smallest page that Gatsby and React can draw,
 * and with home's first screen written by hand, by turns, with Lighthouse for a phone. `ROUNDS=5`, `PAGES=home,blog`.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { pageOfEachType } from "../e2e/support/pages";
import { serveSite } from "../e2e/support/site-copy";
import { headerLines } from "../site-contract/headers";
import { HEADERS_FILE, REDIRECTS_FILE } from "../site-contract/layout";
import { compressSite } from "../src/build/gatsby/built-site/compress";
import { listNames } from "../src/build/gatsby/built-site/files";
import { stoneMarkup } from "../src/stone/stone-markup";
import { browserPath } from "../tools/lib/browser.mjs";
import { run } from "./run";

const ROUNDS = Number(process.env.ROUNDS) || 5;
const WANTED = process.env.PAGES?.split(",");

/** Milliseconds, kilobytes, and scores of 100. */
type Visit = { blocked: number; largestPaint: number; kilobytes: number; scores: number[] };

/** The latest version for Node 20. Fetched with npx, because nothing but two benchmarks needs it. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-background-networking --disable-gpu";
const MAX_OUTPUT_BYTES = 64_000_000;

type Report = {
  audits: Record<string, { numericValue?: number }>;
  /** Scores from 0 to 1. */
  categories: Record<string, { score: number | null }>;
};

/** One visit with Lighthouse's phone, a new profile each time. Rejects when Lighthouse cannot measure. */
async function visit(address: string, options: readonly string[] = []): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", LIGHTHOUSE, address, "--quiet", "--output=json", `--chrome-flags=${CHROME_FLAGS}`, ...options],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: MAX_OUTPUT_BYTES },
  );
  return JSON.parse(stdout) as Report;
}

/** The smallest page that Gatsby and React can draw, as a project with caches of its own. */
function bareWorkspace(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-bare-"));
  const packages = path.join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache") symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
  cpSync("bench/bare", folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Adds what the server expects of a built site, and serves the folder as the site is served. */
async function serveFolder(folder: string, remove: () => void) {
  await compressSite(folder);
  const policy = { "content-security-policy": "style-src 'unsafe-inline'; script-src 'self' 'unsafe-inline'" };
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
  const font = listNames("public").find((name) => /figtree-.*\.woff2$/.test(name)) ?? "";
  for (const [from, to] of [
    [font, "figtree.woff2"],
    ["favicon.ico", "favicon.ico"],
  ] as const)
    cpSync(path.join("public", from), path.join(folder, to));
  const page = path.join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace("<!-- the stone -->", stoneMarkup()));
  return serveFolder(folder, () => rmSync(folder, { recursive: true }));
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

async function measure(address: string): Promise<Visit> {
  const { audits, categories } = await visit(address);
  const measured = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  return {
    blocked: measured("total-blocking-time"),
    largestPaint: measured("largest-contentful-paint"),
    kilobytes: Math.round(measured("total-byte-weight") / 1000),
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
  };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const rowOf = (name: string, visits: readonly Visit[]): string[] => {
  const middle = (value: (visit: Visit) => number) => String(median(visits.map(value)));
  return [
    name,
    `${middle(({ blocked }) => blocked)} (${visits.map(({ blocked }) => blocked).join(", ")})`,
    middle(({ largestPaint }) => largestPaint),
    middle(({ kilobytes }) => kilobytes),
    CATEGORIES.map((_, index) => middle(({ scores }) => scores[index] ?? 0)).join(" / "),
  ];
};

async function main(): Promise<void> {
  const bare = await serveBarePage();
  const floor = await serveFloor();
  const site = await serveSite("public");
  try {
    // Lighthouse refuses to measure an answer of 404.
    const pages = pageOfEachType()
      .filter(({ type }) => type !== "not-found" && (!WANTED || WANTED.includes(type)))
      .map(({ type, route }) => ({ name: type, address: site.address + route }));
    const all = [{ name: "bare page", address: bare.address }, { name: "floor", address: floor.address }, ...pages];
    const visits = new Map(all.map(({ name }) => [name, [] as Visit[]]));
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, address } of all) visits.get(name)?.push(await measure(address));
    const heading = ["Page", "Blocked, ms", "Largest paint, ms", "kB", CATEGORIES.join(" / ")];
    for (const row of [heading, ...[...visits].map(([name, list]) => rowOf(name, list))]) console.log(row.join(" | "));
  } finally {
    await site.stop();
    await floor.stop();
    await bare.stop();
  }
}

void main();
