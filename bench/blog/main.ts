/**
 * `npm run bench:blog`: what a blog of thousands of articles costs, beside the smallest possible Gatsby blog of the very same
 * files, by turns in one run, each several times; writes the figures into the README. `BLOG_BENCH_SIZES=300,600` measures
 * other sizes and writes nothing. Needs a machine that does nothing else, most of an hour of it, and Linux, for the memory of
 * processes.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { markdownTable, noteFigures } from "../figures";
import { quickest, type Run, run } from "../run";
import { withServer } from "../serve-site";
import { measureChoice } from "./choice";
import { type Builds, buildRows, builtPages, smallestPages } from "./measures";
import { readSample, type Sample } from "./sample";
import { type ListWeight, weighList } from "./transfer";
import { addArticle, ownWorkspace, smallestWorkspace, type Workspace } from "./workspace";

const SIZES = [1000, 10_000];
/** Of each kind of build the quickest counts: a shared machine's speed changes by a third within minutes. */
const ROUNDS = 3;
const PORT = 9202;
const HEADING = ["What", "This site", "The smallest blog", "Compared", "At most"];

const asked = process.env.BLOG_BENCH_SIZES?.split(",").map(Number);
/** Both builds get the same memory allocator and the same freedom. */
const ENVIRONMENT = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_GTM_ID: "GTM-BENCH",
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const say = (what: string, { seconds, peakMegabytes }: Run): void =>
  console.log(`${what}: ${seconds.toFixed(1)} s, ${peakMegabytes.toFixed(0)} MB`);

/** What Gatsby says when the pages are there; what follows is the index of the search, checks, and compressed copies. */
const PAGES_ARE_THERE = /Done building in/;

const buildOwn = ({ folder: cwd }: Workspace) =>
  run("node", ["--import", "tsx", "tools/publish.ts"], { env: ENVIRONMENT, cwd, mark: PAGES_ARE_THERE });
const buildSmallest = ({ folder: cwd }: Workspace) =>
  run("node_modules/.bin/gatsby", ["build"], { env: ENVIRONMENT, cwd });

const served = <T>({ folder }: Workspace, measure: (base: string) => Promise<T>) =>
  withServer(PORT, measure, path.join(folder, "dist/site"));

type Measured = { builds: Builds; list: ListWeight };
type Workspaces = { own: Workspace; small: Workspace };

/** Builds of both kinds by turns, each in what `prepare` says. */
async function byTurns(what: string, prepare: () => Workspaces): Promise<{ smallest: Run; site: Run }> {
  const runs: { smallest: Run; site: Run }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { small, own } = prepare();
    const smallest = await buildSmallest(small);
    say(`${what}, smallest blog`, smallest);
    const site = await buildOwn(own);
    say(`${what}, this site`, site);
    runs.push({ smallest, site });
  }
  return { smallest: quickest(runs.map(({ smallest }) => smallest)), site: quickest(runs.map(({ site }) => site)) };
}

/** Clean builds of both kinds; `more` measures what it likes with what was built before it goes. */
async function measureSize(
  articles: number,
  sample: Sample,
  more: (workspaces: Workspaces) => Promise<void> = async () => {},
): Promise<Measured> {
  const made: Workspaces[] = [];
  const remove = (): void => {
    for (const { small, own } of made.splice(0)) {
      small.remove();
      own.remove();
    }
  };
  const anew = (): Workspaces => {
    remove();
    const workspaces = { small: smallestWorkspace(articles, sample), own: ownWorkspace(articles, sample) };
    made.push(workspaces);
    return workspaces;
  };
  try {
    const { smallest, site } = await byTurns(`${articles} articles`, anew);
    const [workspaces] = made;
    if (!workspaces) throw new Error("nothing was built");
    const list = await served(workspaces.own, weighList);
    await more(workspaces);
    const builds: Builds = {
      articles,
      own: { ...site, pages: builtPages(site.output) },
      smallest: { ...smallest, pages: smallestPages(articles) },
    };
    return { builds, list };
  } finally {
    remove();
  }
}

async function main(): Promise<void> {
  const sample = readSample("content/blog");
  const { items } = JSON.parse(readFileSync("content/settings/categories.json", "utf8")) as {
    items: { title: string }[];
  };
  const sizes = asked ?? SIZES;
  const measured = [await measureSize(sample.articles.length, sample)];
  const extra: string[][] = [];
  const warm = { own: Number.NaN, smallest: Number.NaN };
  for (const articles of sizes) {
    const isLast = articles === sizes.at(-1);
    const finish = async ({ own, small }: Workspaces): Promise<void> => {
      const titles = items.map(({ title }) => title);
      const { milliseconds, frames } = await served(own, (base) => measureChoice(base, titles));
      const answer = `${milliseconds.toFixed(0)} ms, ${frames} frames`;
      extra.push(["Answer to the choice of a category", answer, "", "", "1 frame"]);
      const { smallest, site } = await byTurns("one more article", () => {
        for (const workspace of [small, own]) addArticle(workspace, sample);
        return { small, own };
      });
      Object.assign(warm, { own: site.seconds, smallest: smallest.seconds });
    };
    measured.push(await measureSize(articles, sample, isLast ? finish : undefined));
  }
  const [few, many] = [measured[0]?.list.textBytes ?? 0, measured.at(-1)?.list.textBytes ?? 0];
  const rows = [
    HEADING,
    ...buildRows(
      measured.map(({ builds }) => builds),
      warm,
    ),
    [
      `The list with ${sizes.at(-1)?.toLocaleString("en")} articles transfers, without pictures`,
      kilobytes(many),
      "",
      `${kilobytes(few)} with ${sample.articles.length}`,
      "the same",
    ],
    ...extra,
  ];
  if (asked) console.log(markdownTable(rows));
  else noteFigures("blog figures", rows);
}

void main();
