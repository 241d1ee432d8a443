/**
 * `npm run bench:speed`: compares each kind of page of the built site with the smallest page that Gatsby and React can draw,
 * by turns, with Lighthouse for a phone. `ROUNDS=5`. Fetches Lighthouse with npx, because nothing else needs it.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { pageOfEachType } from "../e2e/support/pages";
import { serveSite } from "../e2e/support/site-copy";
import { headerLines } from "../site-contract/headers";
import { HEADERS_FILE, REDIRECTS_FILE } from "../site-contract/layout";
import { browserPath } from "../tools/lib/browser.mjs";
import { BEST, copiesOf } from "../tools/publish/compress";
import { listNames } from "../tools/publish/files";
import { bareWorkspace } from "./blog/workspace";
import { markdownTable, median } from "./figures";
import { run } from "./run";

const LIGHTHOUSE = "lighthouse@12.8.2";
const ROUNDS = Number(process.env.ROUNDS) || 5;
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-background-networking --disable-gpu";

/** Milliseconds, kilobytes, and scores of 100. */
type Visit = { blocked: number; largestPaint: number; kilobytes: number; scores: number[] };

/** Builds the bare page and serves it as the site is served. */
async function serveBarePage() {
  const { folder, remove } = bareWorkspace();
  await run("npx", ["gatsby", "build"], { cwd: folder });
  const site = path.join(folder, "public");
  for (const name of listNames(site)) {
    const bytes = readFileSync(path.join(site, name));
    for (const copy of await copiesOf(name, bytes, BEST))
      writeFileSync(path.join(site, name) + copy.ending, copy.bytes);
  }
  const policy = { "content-security-policy": "script-src 'self' 'unsafe-inline'" };
  writeFileSync(path.join(site, HEADERS_FILE), headerLines([{ path: "/*", headers: policy }]));
  writeFileSync(path.join(site, REDIRECTS_FILE), "");
  const server = await serveSite(site);
  return { address: server.address, stop: () => server.stop().finally(remove) };
}

type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number }>;
};

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

async function visit(address: string): Promise<Visit> {
  const options = [address, "--quiet", "--output=json", "--output-path=stdout", `--chrome-flags=${CHROME_FLAGS}`];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, ...options], {
    env: { ...process.env, CHROME_PATH: browserPath() },
    maxBuffer: 64_000_000,
  });
  const { audits, categories } = JSON.parse(stdout) as Report;
  const measured = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  return {
    blocked: measured("total-blocking-time"),
    largestPaint: measured("largest-contentful-paint"),
    kilobytes: Math.round(measured("total-byte-weight") / 1000),
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
  };
}

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
  const site = await serveSite("dist/site");
  try {
    // Lighthouse refuses to measure an answer of 404.
    const pages = pageOfEachType()
      .filter(({ type }) => type !== "not-found")
      .map(({ type, route }) => ({ name: type, address: site.address + route }));
    const all = [{ name: "bare page", address: bare.address }, ...pages];
    const visits = new Map(all.map(({ name }) => [name, [] as Visit[]]));
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, address } of all) visits.get(name)?.push(await visit(address));
    const heading = ["Page", "Blocked, ms", "Largest paint, ms", "kB", CATEGORIES.join(" / ")];
    console.log(markdownTable([heading, ...[...visits].map(([name, list]) => rowOf(name, list))]));
  } finally {
    await site.stop();
    await bare.stop();
  }
}

void main();
