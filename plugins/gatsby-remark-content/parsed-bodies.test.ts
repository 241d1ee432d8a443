/** @jest-environment node */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tests as EXAMPLES } from "commonmark-spec";
import { temporaryFolder } from "../../tools/testing/tree";
import { readMarkdown } from "../gatsby-plugin-content/load/markdown";
import { FOLDER_VARIABLE, keepParsed } from "./parsed-bodies";
import { GFM } from "./testing/gfm";
import { render } from "./testing/render";

/** Schemes that the validator refuses, and the renderer, too. */
const REFUSED = /^(?!https?:|mailto:)[a-z][a-z0-9+.-]*:/i;

const BODIES = [...EXAMPLES.map(({ markdown }) => markdown), ...Object.values(GFM)].filter((body) => {
  const { findings, links } = readMarkdown(body);
  return findings.length === 0 && !links.some(({ url }) => REFUSED.test(url));
});

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  delete process.env[FOLDER_VARIABLE];
});

test("what the check has parsed becomes the same HTML and headings as what the build parses itself", async () => {
  expect(BODIES.length).toBeGreaterThan(500);
  for (const body of BODIES) {
    const own = await render(`\n${body}`);
    process.env[FOLDER_VARIABLE] = folder;
    readMarkdown(body, (tree) => keepParsed(body, tree));
    expect(await render(`\n${body}`)).toEqual(own);
    delete process.env[FOLDER_VARIABLE];
  }
  expect(readdirSync(folder).length).toBeGreaterThan(500);
});

test("a kept body is not parsed again; one that is not kept, or torn, is", async () => {
  process.env[FOLDER_VARIABLE] = folder;
  readMarkdown("Kept words.\n", (tree) => keepParsed("Kept words.\n", tree));
  const [file = ""] = readdirSync(folder);
  writeFileSync(path.join(folder, file), '{"type":"root","children":[{"type":"text","value":"Of the file"}]}');
  expect((await render("\nKept words.\n")).html).toBe("Of the file");
  expect((await render("\nOther words.\n")).html).toContain("Other words.");
  writeFileSync(path.join(folder, file), '{"type":"ro');
  expect((await render("\nKept words.\n")).html).toContain("Kept words.");
});

test("without a build that asks for it nothing is kept", () => {
  readMarkdown("Words.\n", (tree) => keepParsed("Words.\n", tree));
  expect(readdirSync(folder)).toEqual([]);
});
