/**
 * `npm run bench`: measures the figures of `docs/README.md` and writes them there. Not part of the tests, because they
 * depend on the machine. Needs Linux, to measure the memory of the process tree.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { weigh, weighForm } from "../e2e/support/page-weight";
import { builtPages } from "../e2e/support/pages";
import { serveSite } from "../e2e/support/site-copy";
import { DENSE_PHONE, UNDISTURBED } from "../e2e/support/visitor";
import { CONTACT_FORM_ROUTE } from "../src/constants/routes";
import { browserPath } from "../tools/lib/browser.mjs";
import { median, noteFigures } from "./figures";
import { run } from "./run";

const ARTICLE = "content/blog/tables-people-can-read/index.md";
const CHECKS = 5;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** With a tag manager, as in the tests of page weight, because its code is in every page's script. */
const build = () => run("npm", ["run", "build"], { env: { GATSBY_GTM_ID: "GTM-BENCH" } });

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

/**
 * Measures the compressed scripts of each built page, and what the contact form adds, as the tests do: on a phone of a
 * visitor who has answered the consent prompt, whose script is measured separately.
 */
async function weighPages() {
  const { address, stop } = await serveSite("public");
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const context = await browser.newContext({ ...DENSE_PHONE, ...UNDISTURBED, ...UNDISTURBED.contextOptions });
    const heaviest = { route: "", scriptBytes: 0 };
    for (const route of builtPages().filter((page) => page !== CONTACT_FORM_ROUTE)) {
      const page = await context.newPage();
      const { scriptBytes } = await weigh(page, address + route);
      if (scriptBytes > heaviest.scriptBytes) Object.assign(heaviest, { route, scriptBytes });
      await page.close();
    }
    return { heaviest, formBytes: await weighForm(await context.newPage(), `${address}/contact`) };
  } finally {
    await browser.close();
    await stop();
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
  const { heaviest, formBytes } = await weighPages();
  noteFigures("figures", [
    ["What", "Measured", "At most"],
    ["Production build from a clean cache, pictures included", `${clean.seconds.toFixed(0)} s`, "100 s"],
    ["Build after one changed article", `${warm.seconds.toFixed(0)} s`, "25 s"],
    [
      "Peak memory of the build's processes",
      `${Math.max(clean.peakMegabytes, warm.peakMegabytes).toFixed(0)} MB`,
      "2,000 MB",
    ],
    [`\`npm run check:content\` (median of ${CHECKS})`, `${median(checks).toFixed(1)} s`, "3 s"],
    [
      `JavaScript on the heaviest page (\`${heaviest.route}\`), with a tag manager set`,
      kilobytes(heaviest.scriptBytes),
      "93 kB",
    ],
    ["JavaScript that the contact form adds when it comes near", kilobytes(formBytes), "20 kB"],
  ]);
}

void main();
