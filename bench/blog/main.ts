/**
 * `npm run bench:blog`: measures clean builds of 100, 1,000 and 10,000 articles against a minimal Gatsby blog of the
 * same files (one template, one list), and writes the table into `docs/README.md`. `BLOG_BENCH_SIZES=100,300` measures
 * other sizes and only prints them. Run it on an idle machine; it takes about half an hour. Needs Linux, to measure the
 * memory of processes.
 */
import { markdownTable, noteFigures } from "../figures";
import { type Run, run } from "../run";
import { readSample, type Sample } from "./articles";
import { ownWorkspace, smallestWorkspace, type Workspace } from "./workspace";

const SIZES = [100, 1000, 10_000];
const HEADING = ["Clean build", "This site", "By article", "Memory", "The smallest blog", "By article", "Memory"];

/** Both builds get the same memory allocator. */
const ENVIRONMENT = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_GTM_ID: "GTM-BENCH",
};

const OWN_BUILD = ["node", "--import", "tsx", "tools/publish.ts"] as const;
const SMALLEST_BUILD = ["node_modules/.bin/gatsby", "build"] as const;

async function measure(
  { folder, remove }: Workspace,
  [command, ...options]: readonly [string, ...string[]],
): Promise<Run> {
  try {
    return await run(command, options, { env: ENVIRONMENT, cwd: folder });
  } finally {
    remove();
  }
}

const cells = ({ seconds, peakMegabytes }: Run, articles: number): string[] => [
  `${seconds.toFixed(0)} s`,
  `${((seconds / articles) * 1000).toFixed(1)} ms`,
  `${peakMegabytes.toFixed(0)} MB`,
];

async function measureSize(articles: number, sample: Sample): Promise<string[]> {
  const smallest = await measure(smallestWorkspace(articles, sample), SMALLEST_BUILD);
  const own = await measure(ownWorkspace(articles, sample), OWN_BUILD);
  const row = [`${articles.toLocaleString("en")} articles`, ...cells(own, articles), ...cells(smallest, articles)];
  console.log(row.join(", "));
  return row;
}

async function main(): Promise<void> {
  const sizes = process.env.BLOG_BENCH_SIZES?.split(",").map(Number);
  const sample = readSample("content/blog");
  const rows = [HEADING];
  for (const articles of sizes ?? SIZES) rows.push(await measureSize(articles, sample));
  if (sizes) console.log(markdownTable(rows));
  else noteFigures("blog figures", rows);
}

void main();
