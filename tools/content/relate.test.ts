/** @jest-environment node */
import path from "node:path";
import { keepCheckedEntries } from "../../plugins/gatsby-plugin-content/load/checked-entries";
import { loadContent } from "../../plugins/gatsby-plugin-content/load/load-content";
import { announce, hear, TELLER_VARIABLE } from "../../plugins/gatsby-plugin-content/load/told";
import { FOLDER_VARIABLE } from "../../plugins/gatsby-remark-content/parsed-bodies";
import { relatableEntries } from "../../src/gatsby/related/relatable";
import { relatedIds } from "../../src/gatsby/related/related-ids";
import { RELATED_STORIES_TOLD } from "../../src/gatsby/related/related-stories";
import { runNode, TOOLS } from "../testing/run";
import { temporaryFolder } from "../testing/tree";

const PROGRAM = path.join(TOOLS, "content/relate.ts");

beforeEach(() => {
  process.env[FOLDER_VARIABLE] = temporaryFolder();
  process.env[TELLER_VARIABLE] = String(process.pid);
});
afterEach(() => {
  delete process.env[FOLDER_VARIABLE];
  delete process.env[TELLER_VARIABLE];
});

test("tells the build the stories of the articles that the check has handed on", async () => {
  const { entries } = await loadContent({ root: "content" });
  keepCheckedEntries(entries);
  announce(process.env[FOLDER_VARIABLE] ?? "", RELATED_STORIES_TOLD);
  const heard = hear(RELATED_STORIES_TOLD);
  expect((await runNode(PROGRAM, { cwd: process.cwd() })).code).toBe(0);
  const stories = relatedIds(relatableEntries(entries));
  expect(stories.size).toBeGreaterThan(0);
  expect(JSON.parse((await heard) ?? "")).toEqual([...stories]);
});

test("fails where nothing was handed on", async () => {
  const { code, output } = await runNode(PROGRAM, { cwd: process.cwd() });
  expect(code).toBe(1);
  expect(output).toContain("No entries were handed on.");
});
