/** @jest-environment node */
import type { Visibility } from "../model/visibility";
import type { Entry } from "../reading/entry";
import { entry, store } from "../testing/node-store";

test("an entry is a node of its collection's type, with Markdown for gatsby-transformer-remark", () => {
  const { sync, node } = store();
  sync([entry("works", "hid", { title: "HID", body: "never a field" })]);
  expect(node("Work", "hid")).toMatchObject({
    title: "HID",
    slug: "hid",
    route: "/works/hid",
    sourcePath: "works/hid",
    visibility: "published",
    words: 1,
    internal: {
      type: "Work",
      mediaType: "text/markdown",
      content: '---\nrenderer: "1"\ncompanions: []\n---\nWords.\n',
    },
  });
  expect(node("Work", "hid")).not.toHaveProperty("body");
});

test("an entry without Markdown has no content to render", () => {
  const { sync, node } = store();
  sync([entry("team", "jane", { name: "Jane" })]);
  expect(node("Member", "jane")?.internal).toEqual({
    type: "Member",
    contentDigest: expect.any(String) as string,
  });
});

test("a body that begins with a thematic break is not parsed as front matter", () => {
  const { sync, node } = store();
  sync([{ ...entry("works", "hid"), body: "---\n\nWords.\n" }]);
  expect(node("Work", "hid")?.internal.content).toBe(
    '---\nrenderer: "1"\ncompanions: []\n---\n---\n\nWords.\n',
  );
});

const UNPUBLISHED = [
  entry("blog", "draft", {}, "draft"),
  entry("blog", "later", {}, "scheduled"),
  entry("blog", "live"),
];

test("drafts and scheduled entries are absent from a build", () => {
  const build = store();
  build.sync(UNPUBLISHED);
  expect([...build.nodes.values()].map(({ slug }) => slug)).toEqual(["live"]);
});

test("drafts and scheduled entries are marked in the preview", () => {
  const preview = store({ includeUnpublished: true });
  preview.sync(UNPUBLISHED);
  expect([...preview.nodes.values()].map(({ visibility }) => visibility)).toEqual([
    "draft",
    "scheduled",
    "published",
  ]);
});

describe("references", () => {
  test("become the ids of nodes", () => {
    const { sync, node } = store();
    const article = entry("blog", "a", { author: "jane", category: "events", related: ["b"] });
    sync([entry("team", "jane"), entry("categories", "events"), article, entry("blog", "b")]);
    expect(node("Article", "a")).toMatchObject({
      author: "id of content Member jane",
      category: "id of content Category events",
      related: ["id of content Article b"],
    });
  });

  test("to the entry itself, to drafts and to one entry again are dropped", () => {
    const { sync, node } = store();
    sync([
      entry("blog", "a", { related: ["a", "b", "b", "draft", "c"] }),
      entry("blog", "b"),
      entry("blog", "c"),
      entry("blog", "draft", {}, "draft"),
    ]);
    expect(node("Article", "a")).toMatchObject({
      related: ["id of content Article b", "id of content Article c"],
    });
  });

  test("may go in a circle", () => {
    const { sync, node } = store();
    sync([entry("blog", "a", { related: ["b"] }), entry("blog", "b", { related: ["a"] })]);
    expect(node("Article", "a")).toMatchObject({ related: ["id of content Article b"] });
    expect(node("Article", "b")).toMatchObject({ related: ["id of content Article a"] });
  });
});

describe("blocks of a page", () => {
  const ENTRIES = [
    entry("works", "hid"),
    entry("services", "later"),
    entry("services", "first"),
    entry("order", "order", { services: ["first", "gone"] }),
  ];
  const pageOf = (...blocks: object[]) => {
    const { sync, node } = store();
    sync([...ENTRIES, entry("pages", "offer", { blocks })]);
    return node("TextPage", "offer");
  };

  test("may show the same entry", () => {
    const [one, again] = [["hid", "hid"], ["hid"]].map((works) => ({ type: "works", works }));
    expect(pageOf(one ?? {}, again ?? {})).toMatchObject({
      blocks: [{ works: ["id of content Work hid"] }, { works: ["id of content Work hid"] }],
    });
  });

  test("without a choice show all entries, in the order of the settings", () => {
    expect(pageOf({ type: "services", services: [] })).toMatchObject({
      blocks: [{ services: ["id of content Service first", "id of content Service later"] }],
    });
  });

  test("have places whose ids differ", () => {
    expect(
      pageOf(
        { type: "works", title: "One", works: ["hid"] },
        { type: "works", title: "Again", works: ["hid"] },
        { type: "services", title: "All", services: [] },
      ),
    ).toMatchObject({ places: [{ id: "works" }, { id: "works-2" }, { id: "services" }] });
  });
});

describe("the order of entries", () => {
  const inOrder = (...entries: Entry[]) => {
    const { sync, nodes } = store();
    sync([...entries, entry("order", "order", { services: ["a", "b", "c"] })]);
    return [...nodes.values()]
      .filter(({ internal }) => internal.type === "Service")
      .toSorted((one, other) => Number(one.order) - Number(other.order))
      .map(({ slug }) => slug);
  };
  const service = (slug: string, place?: number) => entry("services", slug, { place });

  test("is that of the list, and what is not there comes last", () => {
    expect(inOrder(service("new"), service("c"), service("b"), service("a"))).toEqual([
      "a",
      "b",
      "c",
      "new",
    ]);
  });

  test("gives way to places of their own, which two drafts may set in their own files", () => {
    const [a, b, c] = [service("a"), service("b"), service("c", 1)];
    expect(inOrder(a, b, c, service("new", 1.5))).toEqual(["c", "a", "new", "b"]);
  });
});

test("pages are redirected from where they were, but not to drafts", () => {
  const { sync, node } = store();
  const moved = (slug: string, visibility: Visibility): Entry => ({
    ...entry("blog", slug, { formerAddresses: [`${slug}-old`] }, visibility),
  });
  const written = { from: "/news", to: "/blog/a-old#end" };
  sync([
    moved("a", "published"),
    moved("b", "draft"),
    entry("redirects", "redirects", { items: [written] }),
  ]);
  expect(node("RedirectSettings", "redirects")?.items).toEqual([
    { from: "/news", to: "/blog/a#end" },
    { from: "/blog/a-old", to: "/blog/a" },
  ]);
});

describe("the digest", () => {
  const digest = (changes: Partial<Entry> = {}, renderer = "1") => {
    const { sync, node } = store({ renderer });
    sync([{ ...entry("works", "hid", { title: "HID" }), ...changes }]);
    return node("Work", "hid")?.internal.contentDigest;
  };

  test("is the same for the same entry", () => {
    expect(digest()).toBe(digest());
  });

  test.each<[string, Partial<Entry>, string]>([
    ["a field", { data: { title: "hid" } }, "1"],
    ["the body", { body: "Other words.\n" }, "1"],
    ["a companion of the body", { companions: ["works/hid/film.vtt"] }, "1"],
    ["the renderer", {}, "2"],
  ])("changes with %s", (_what, changes, renderer) => {
    expect(digest(changes, renderer)).not.toBe(digest());
  });
});

test("another renderer leaves entries without a body as they are", () => {
  const digest = (renderer: string) => {
    const { sync, node } = store({ renderer });
    sync([entry("team", "jane")]);
    return node("Member", "jane")?.internal.contentDigest;
  };
  expect(digest("2")).toBe(digest("1"));
});

test("a new target of a reference changes the digest of the referring entry", () => {
  const { sync, node } = store();
  const a = entry("blog", "a", { related: ["b"] });
  sync([a, entry("blog", "b", {}, "draft")]);
  const before = node("Article", "a")?.internal.contentDigest;
  sync([a, entry("blog", "b")]);
  expect(node("Article", "a")?.internal.contentDigest).not.toBe(before);
});

test("only the nodes of deleted entries and new drafts are deleted", () => {
  const { sync, nodes, deletedIds } = store();
  sync([entry("works", "a"), entry("works", "b"), entry("works", "c")]);
  sync([entry("works", "a"), entry("works", "b", {}, "draft")]);
  expect(deletedIds).toEqual(["id of content Work b", "id of content Work c"]);
  expect([...nodes.keys()]).toEqual(["id of content Work a"]);
});

test("a node is deleted once", () => {
  const { sync, deletedIds } = store();
  sync([entry("works", "a"), entry("works", "b")]);
  sync([entry("works", "a")]);
  sync([entry("works", "a")]);
  expect(deletedIds).toEqual(["id of content Work b"]);
});
