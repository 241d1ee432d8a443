/**
 * `npm run bench`: measures what `docs/README.md` promises and writes the figures there. Not part of the tests: the figures
 * belong to the machine they were measured on. Needs Linux, for the memory of the process tree.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { CONTACT_FORM_ROUTE } from "../src/constants/routes";
import { median, noteFigures } from "./figures";
import { weighPages } from "./page-weight";
import { run } from "./run";

const ARTICLE = "content/blog/tables-people-can-read/index.md";
const CHECKS = 5;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** With a tag manager set, as the tests weigh pages: its part is in every page's script. */
const build = () => run("npm", ["run", "build"], { env: { GATSBY_GTM_ID: "GTM-BENCH" } });

/** A build after one article was changed; the article is put back. */
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
  console.log(`clean build: ${clean.seconds.toFixed(0)} s, ${clean.peakMegabytes.toFixed(0)} MB`);
  const warm = await warmBuild();
  console.log(`warm build: ${warm.seconds.toFixed(0)} s, ${warm.peakMegabytes.toFixed(0)} MB`);
  await build();
  const checks: number[] = [];
  for (let index = 0; index < CHECKS; index++) checks.push((await run("npm", ["run", "check:content"])).seconds);
  const { pages, formBytes } = await weighPages();
  const heaviest = pages.find(({ route }) => route !== CONTACT_FORM_ROUTE);
  noteFigures("figures", [
    ["What", "Measured", "At most"],
    ["Production build from a clean cache, pictures included", `${clean.seconds.toFixed(0)} s`, "120 s"],
    ["Build after one changed article", `${warm.seconds.toFixed(0)} s`, "30 s"],
    [
      "Peak memory of the build's processes",
      `${Math.max(clean.peakMegabytes, warm.peakMegabytes).toFixed(0)} MB`,
      "2,000 MB",
    ],
    [`\`npm run check:content\` (median of ${CHECKS})`, `${median(checks).toFixed(1)} s`, "3 s"],
    [
      `JavaScript on the heaviest page (\`${heaviest?.route}\`), with a tag manager set`,
      kilobytes(heaviest?.scriptBytes ?? 0),
      "90 kB",
    ],
    ["JavaScript that the contact form adds when it comes near", kilobytes(formBytes), "20 kB"],
  ]);
}

void main();
