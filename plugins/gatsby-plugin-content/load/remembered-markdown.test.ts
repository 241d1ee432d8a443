/** @jest-environment node */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const HOME = process.cwd();
const CODE = "plugins/gatsby-plugin-content/load/markdown.ts";
const PARSER = "plugins/gatsby-plugin-content/load/parse-markdown.ts";
const JUDGES = [
  CODE,
  PARSER,
  "plugins/gatsby-remark-content/heading-ids.js",
  "plugins/gatsby-remark-content/unseen.js",
  "package-lock.json",
];
const BODY = "## One\n\n[a](/b)\n";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "remembered-"));
  for (const file of JUDGES) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    copyFileSync(path.join(HOME, file), path.join(folder, file));
  }
  writeFileSync(path.join(folder, "index.md"), BODY);
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(HOME);
  rmSync(folder, { recursive: true, force: true });
});

const store = () => path.join(folder, "node_modules/.cache/content-markdown.json");

/** A run of its own: nothing but the store on the disk is left of the one before. */
function run(body = BODY) {
  let parsed = 0;
  let facts: unknown;
  jest.isolateModules(() => {
    const markdown = jest.requireActual("./markdown");
    jest.doMock("./markdown", () => ({
      readMarkdown: (text: string) => {
        parsed += 1;
        return markdown.readMarkdown(text);
      },
    }));
    const { rememberedMarkdown, saveMarkdownFacts } = require("./remembered-markdown");
    facts = rememberedMarkdown(path.join(folder, "index.md"), body);
    saveMarkdownFacts();
  });
  return { facts, parsed };
}

test("a body is parsed once, and the next run knows the same of it", () => {
  const first = run();
  expect(first.parsed).toBe(1);
  expect(first.facts).toMatchObject({ headingIds: ["one"], links: [{ url: "/b", line: 3 }] });
  expect(run()).toEqual({ facts: first.facts, parsed: 0 });
});

test("a changed body is parsed again", () => {
  run();
  expect(run("# One\n")).toMatchObject({ parsed: 1, facts: { findings: [{ line: 1 }] } });
});

test.each(JUDGES)("a change of %s forgets everything", (file) => {
  run();
  writeFileSync(path.join(folder, file), `${readFileSync(path.join(folder, file), "utf8")}\n`);
  expect(run().parsed).toBe(1);
});

test("where the checking code is not to be found nothing is remembered", () => {
  rmSync(path.join(folder, CODE));
  expect(run()).toMatchObject({ parsed: 1, facts: { headingIds: ["one"] } });
  expect(existsSync(store())).toBe(false);
});
