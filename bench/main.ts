/**
 * `npm run bench`: measures and prints the figures of `docs/README.md`. Not part of the tests,
 * because they depend on the machine. Needs Linux, to measure the memory of the process tree.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { run } from "./run";

const ARTICLE = "content/blog/tables-people-can-read/index.md";

const build = () => run("npm", ["run", "build"]);

/** A build after a change of one article, which is then restored. */
async function warmBuild() {
  const original = readFileSync(ARTICLE, "utf8");
  try {
    writeFileSync(ARTICLE, `${original}\nMeasured at ${new Date().toISOString()}.\n`);
    return await build();
  } finally {
    writeFileSync(ARTICLE, original);
  }
}

async function main(): Promise<void> {
  await run("npm", ["run", "clean"]);
  const clean = await build();
  const warm = await warmBuild();
  await build();
  const check = await run("npm", ["run", "check:content"]);
  const rows = [
    ["What", "Measured", "At most"],
    ["---", "---", "---"],
    [
      "Production build from a clean cache, pictures included",
      `${clean.seconds.toFixed(0)} s`,
      "100 s",
    ],
    ["Build after one changed article", `${warm.seconds.toFixed(0)} s`, "25 s"],
    [
      "Peak memory of the build's processes",
      `${Math.max(clean.peakMegabytes, warm.peakMegabytes).toFixed(0)} MB`,
      "2,000 MB",
    ],
    ["`npm run check:content`", `${check.seconds.toFixed(1)} s`, "3 s"],
  ];
  console.log(rows.map((row) => `| ${row.join(" | ")} |`).join("\n"));
  console.log(`\nMeasured on ${cpus().length} cores, Node ${process.versions.node}.`);
}

void main();
