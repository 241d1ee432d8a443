/** @jest-environment node */
import { rmSync } from "node:fs";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { createNodeSync } from "../../../plugins/gatsby-source-content/nodes/sync-nodes";
import {
  markdownEntry,
  minimalContent,
  writeContent,
} from "../../../plugins/gatsby-source-content/testing/content-tree";
import { CONTENT_MODEL } from "../../content-model/content-model";
import { loadSiteContent } from "../../content-rules/load-site-content";

let root = "";
beforeAll(async () => {
  const later = markdownEntry("blog", { date: "2026-12-01", category: "sample" });
  const closing = markdownEntry("positions", { validThrough: "2026-11-30" });
  root = writeContent({
    ...(await minimalContent()),
    "blog/later/index.md": later,
    "positions/closing/index.md": closing,
  });
});
afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));
afterEach(() => {
  delete process.env.BUILD_DATE;
});

/**
 * The entries of a type that become nodes, of which all else is made: pages, lists, feeds, sitemap,
 * API and search.
 */
async function slugsOf(wanted: string, includeUnpublished = false): Promise<string[]> {
  const nodes: { slug: string; internal: { type: string } }[] = [];
  const api = {
    actions: {
      createNode: (node: (typeof nodes)[number]) => nodes.push(node),
      deleteNode: () => undefined,
    },
    getNode: () => undefined,
    createNodeId: String,
    createContentDigest: String,
  } as unknown as SourceNodesArgs;
  const { entries, problems } = await loadSiteContent({ root });
  expect(problems).toEqual([]);
  createNodeSync(api, { model: CONTENT_MODEL, includeUnpublished, renderer: "1" })(entries);
  return nodes.filter(({ internal }) => internal.type === wanted).map(({ slug }) => slug);
}

const articles = (includeUnpublished = false) => slugsOf("Article", includeUnpublished);

test.each([
  ["2026-11-30", ["sample"]],
  ["2026-12-01", ["later", "sample"]],
  ["2026-12-02", ["later", "sample"]],
])("a build on %s has the articles %j", async (day, expected) => {
  process.env.BUILD_DATE = day;
  expect((await articles()).sort()).toEqual(expected);
});

test.each([
  ["2026-11-30", ["closing", "sample"]],
  ["2026-12-01", ["sample"]],
])(
  "a build on %s has the positions %j, of which one is open until 30 November",
  async (day, expected) => {
    process.env.BUILD_DATE = day;
    expect((await slugsOf("Position")).sort()).toEqual(expected);
  },
);

test("the preview has an article before its day", async () => {
  process.env.BUILD_DATE = "2026-11-30";
  expect(await articles(true)).toContain("later");
});

test("without a date set, the current day counts", async () => {
  jest.useFakeTimers({
    now: new Date("2026-12-01T00:00:00Z"),
    doNotFake: ["nextTick", "setImmediate", "setTimeout"],
  });
  const found = await articles();
  jest.useRealTimers();
  expect(found).toContain("later");
});
