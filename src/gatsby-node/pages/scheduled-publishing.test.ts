/** @jest-environment node */
import { rmSync } from "node:fs";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import type { EndedPage } from "../../../plugins/gatsby-source-content/model";
import { createNodeSync } from "../../../plugins/gatsby-source-content/nodes/sync-nodes";
import {
  jsonEntry,
  markdownEntry,
  minimalContent,
  writeContent,
} from "../../../plugins/gatsby-source-content/testing/content-tree";
import { CONTENT_MODEL } from "../../content-model/content-model";
import { loadSiteContent } from "../../content-rules/load-site-content";

/** There on one day alone. */
const BRIEF = { publishFrom: "2026-12-24", publishUntil: "2026-12-24" };

/** Items of a menu: to a page that is always there, and to that one. */
const ALWAYS = { title: "Work", link: "/works" };
const CAMPAIGN = { title: "Campaign", link: "/brief?from=menu" };

let root = "";
beforeAll(async () => {
  const later = markdownEntry("blog", { date: "2026-12-01", category: "sample" });
  const closing = markdownEntry("positions", { validThrough: "2026-11-30" });
  root = writeContent({
    ...(await minimalContent()),
    "blog/later/index.md": later,
    "positions/closing/index.md": closing,
    "positions/brief/index.md": markdownEntry("positions", BRIEF),
    "pages/draft/index.md": markdownEntry("pages", { draft: true }),
    "pages/brief/index.md": markdownEntry("pages", { ...BRIEF, afterEnd: "/works" }),
    "settings/navigation.json": jsonEntry("navigation", { main: [ALWAYS, CAMPAIGN] }),
  });
});
afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));
afterEach(() => {
  delete process.env.BUILD_DATE;
});

type Node = {
  slug: string;
  ended?: EndedPage[];
  main?: (typeof ALWAYS)[];
  internal: { type: string };
};

/**
 * The entries of a type that become nodes, of which all else is made: pages, lists, feeds, sitemap,
 * API and search.
 */
async function nodesOf(
  wanted: string,
  includeUnpublished = false,
  includeDated = false,
): Promise<Node[]> {
  const nodes: Node[] = [];
  const api = {
    actions: {
      createNode: (node: Node) => nodes.push(node),
      deleteNode: () => undefined,
    },
    getNode: () => undefined,
    createNodeId: String,
    createContentDigest: String,
  } as unknown as SourceNodesArgs;
  const { entries, problems } = await loadSiteContent({ root });
  expect(problems).toEqual([]);
  const options = { includeUnpublished, includeDated, renderer: "1" };
  createNodeSync(api, { model: CONTENT_MODEL, ...options })(entries);
  return nodes.filter(({ internal }) => internal.type === wanted);
}

const slugsOf = async (wanted: string, includeUnpublished?: boolean) =>
  (await nodesOf(wanted, includeUnpublished)).map(({ slug }) => slug);

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

test.each([
  ["2026-12-23", ["sample"], []],
  ["2026-12-24", ["brief", "sample"], []],
  ["2026-12-25", ["sample"], ["/career-page/brief null", "/brief /works"]],
])(
  "a page and a position that are there on 24 December alone: a build on %s",
  async (day, expected, ended) => {
    process.env.BUILD_DATE = day;
    expect((await slugsOf("TextPage")).sort()).toEqual(expected);
    expect((await slugsOf("Position")).sort()).toEqual(expected);
    const [redirects] = await nodesOf("RedirectSettings");
    const rules = redirects?.ended?.map(({ from, to }) => `${from} ${to}`).sort();
    expect(rules).toEqual(["/career-page/closing null", ...ended].toSorted());
  },
);

test.each([
  ["2026-12-23", [ALWAYS]],
  ["2026-12-24", [ALWAYS, CAMPAIGN]],
  ["2026-12-25", [ALWAYS]],
])("a menu has a link to that page on 24 December alone: a build on %s", async (day, expected) => {
  process.env.BUILD_DATE = day;
  const [navigation] = await nodesOf("NavigationSettings");
  expect(navigation?.main).toEqual(expected);
});

test("the preview has an article before its day, and a page before and after its days", async () => {
  process.env.BUILD_DATE = "2026-11-30";
  expect(await articles(true)).toContain("later");
  expect(await slugsOf("TextPage", true)).toContain("brief");
  process.env.BUILD_DATE = "2026-12-25";
  expect(await slugsOf("TextPage", true)).toContain("brief");
  const [redirects] = await nodesOf("RedirectSettings", true);
  expect(redirects?.ended).toEqual([]);
});

test("the preview of a draft, which is a build, has a page before and after its days, but no drafts", async () => {
  for (const day of ["2026-12-23", "2026-12-25"]) {
    process.env.BUILD_DATE = day;
    const pages = (await nodesOf("TextPage", false, true)).map(({ slug }) => slug);
    expect(pages.sort()).toEqual(["brief", "sample"]);
  }
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
