/**
 * `npm run bench`: measures builds and the start of `gatsby develop` as multiples of those of the
 * smallest Gatsby site, by turns, and prints the table of `docs/README.md`. `ROUNDS=3`. It deletes
 * caches and build, and is not part of the tests, because machines differ. Needs Linux.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { copyBareSite } from "./bare-site";
import { type Run, run } from "./run";

const ROUNDS = Number(process.env.ROUNDS) || 3;
const PORT = process.env.PORT || "8100";

type Site = {
  folder: string;
  /** A file with words of one page, and how they change. */
  file: string;
  change: (text: string) => string;
};

/** webpack writes it some seconds after a start of `gatsby develop`, for the next one. */
const DEVELOP_CACHE = ".cache/webpack/stage-develop/index.pack";

const gatsby = ({ folder }: Site, ...args: readonly string[]): Promise<Run> =>
  run("npx", ["gatsby", ...args], { cwd: folder });

const build = (site: Site) => gatsby(site, "build");

const develop = ({ folder }: Site): Promise<Run> =>
  run("npx", ["gatsby", "develop", "--port", PORT], {
    cwd: folder,
    until: /You can now view/,
    stopAfterFile: path.join(folder, DEVELOP_CACHE),
  });

async function afterClean(site: Site, action: (site: Site) => Promise<Run>): Promise<Run> {
  await gatsby(site, "clean");
  return action(site);
}

/** Builds with a change of one page's words, which is then undone. */
async function buildChanged(site: Site): Promise<Run> {
  const file = path.join(site.folder, site.file);
  const original = readFileSync(file, "utf8");
  try {
    writeFileSync(file, site.change(original));
    return await build(site);
  } finally {
    writeFileSync(file, original);
  }
}

/** In this order: each one finds what the one before has left. */
const MEASUREMENTS: readonly [name: string, measure: (site: Site) => Promise<Run>][] = [
  ["Build without caches", (site) => afterClean(site, build)],
  ["Build again, without a change", build],
  ["Build after a change of one page's words", buildChanged],
  ["Start of `gatsby develop` without caches", (site) => afterClean(site, develop)],
  ["Start of `gatsby develop` again", develop],
];

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A round of a measurement: this site's figures and those of the smallest one. */
type Round = [site: Run, bare: Run];

function tableLine(
  name: string,
  rounds: readonly Round[],
  figure: keyof Run,
  unit: string,
): string {
  const ratio = median(rounds.map(([site, bare]) => site[figure] / bare[figure]));
  const site = median(rounds.map(([run]) => run[figure]));
  const bare = median(rounds.map(([, run]) => run[figure]));
  const amounts = [site, bare].map((amount) => `${amount.toFixed(0)} ${unit}`);
  return `| ${[name, ratio.toFixed(1), ...amounts].join(" | ")} |`;
}

async function main(): Promise<void> {
  const bareSite = copyBareSite();
  const words = `Measured at ${new Date().toISOString()}.`;
  const site: Site = {
    folder: process.cwd(),
    file: "content/blog/tables-people-can-read/index.md",
    change: (text) => `${text}\n${words}\n`,
  };
  const bare: Site = {
    folder: bareSite.folder,
    file: "src/pages/index.tsx",
    change: (text) => text.replace("With one paragraph.", words),
  };
  const results = MEASUREMENTS.map(([name, measure]) => ({ name, measure, rounds: [] as Round[] }));
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, measure, rounds } of results) {
        console.error(`Round ${round + 1} of ${ROUNDS}: ${name}`);
        rounds.push([await measure(site), await measure(bare)]);
      }
  } finally {
    bareSite.remove();
  }

  console.log("| What | Times the smallest site | This site | The smallest site |");
  console.log("|---|--:|--:|--:|");
  for (const { name, rounds } of results) console.log(tableLine(name, rounds, "seconds", "s"));
  const builds = results[0]?.rounds ?? [];
  console.log(tableLine("Peak memory of a build without caches", builds, "peakMegabytes", "MB"));
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  console.log(`\nMedians of ${ROUNDS} rounds on ${machine}.`);
}

void main();
