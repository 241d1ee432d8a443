/** @jest-environment node */
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import { contentTrees, jsonEntry, markdownEntry } from "./testing/content-tree";

const tree = contentTrees();
const article = (changes: Record<string, unknown>, body?: string) =>
  markdownEntry("blog", changes, body);

describe("a position that has closed", () => {
  test("may still be linked to and is told, so that no nightly build fails", async () => {
    const nextYear = `${new Date().getFullYear() + 1}-01-01`;
    const { problems, warnings } = await loadSiteContent({
      root: await tree({
        "positions/filled/index.md": markdownEntry("positions", { validThrough: "2024-02-01" }),
        "blog/a/index.md": article({}, "[a](/career-page/filled)\n\n[b](/career-page/later)\n"),
        "positions/later/index.md": markdownEntry("positions", { date: nextYear }),
      }),
    });
    const told = (list: typeof warnings) => list.map(({ file, rule }) => `${file}: ${rule}`);
    expect(told(warnings)).toEqual([
      'content/blog/a/index.md: links to "/career-page/filled", which is closed',
      "content/positions/filled/index.md: is 2024-02-01: the position is closed and has no page",
    ]);
    expect(told(problems)).toEqual([
      'content/blog/a/index.md: links to "/career-page/later", which is not published yet',
    ]);
  });
});

test("a link of what is to come must lead to a page that is there by then, so that no nightly build fails", async () => {
  const root = await tree({
    "blog/a/index.md": article(
      { date: "2027-01-01" },
      "[a](/first)\n\n[b](/second)\n\n[c](/past)\n",
    ),
    "pages/first/index.md": markdownEntry("pages", { publishFrom: "2027-01-01" }),
    "pages/second/index.md": markdownEntry("pages", { publishFrom: "2027-01-02" }),
    "pages/past/index.md": markdownEntry("pages", { publishUntil: "2026-12-31" }),
  });
  const { problems, warnings } = await loadSiteContent({ root, today: "2026-12-10" });
  expect(problems).toMatchObject([{ rule: 'links to "/second", which is not published yet' }]);
  expect(warnings).toMatchObject([{ rule: 'links to "/past", which is closed' }]);
});

test("a menu is told which of its links it leaves out, before a page begins and after its end", async () => {
  const item = (link: string) => ({ title: "Words", link });
  const root = await tree({
    "settings/navigation.json": jsonEntry("navigation", {
      main: [item("/later"), item("/past"), item("/works")],
    }),
    "pages/later/index.md": markdownEntry("pages", { publishFrom: "2027-01-01" }),
    "pages/past/index.md": markdownEntry("pages", {
      publishUntil: "2026-12-01",
      afterEnd: "/works",
    }),
  });
  const { problems, warnings } = await loadSiteContent({ root, today: "2026-12-10" });
  expect(problems).toEqual([]);
  expect(warnings.map(({ field, rule, fix }) => `${field}: ${rule}. ${fix}`)).toEqual([
    'main[1].link: links to "/later", which is not published yet: the menu leaves it out. publish that, or remove the link',
    'main[2].link: links to "/past", which is closed: the menu leaves it out. remove the link',
  ]);
});

describe("where the address of a page leads after its end", () => {
  const toldOf = async (pages: Record<string, Record<string, unknown>>) => {
    const files = Object.entries(pages).map(([name, changes]) => [
      `pages/${name}/index.md`,
      markdownEntry("pages", changes),
    ]);
    const found = await loadSiteContent({
      root: await tree(Object.fromEntries(files)),
      today: "2026-12-10",
    });
    return [found.problems, found.warnings].map((list) =>
      list.map(({ field, rule }) => `${field}: ${rule}`),
    );
  };

  test("may be a page that begins then, has ended and leads on, or is at another site", async () => {
    const pages = {
      spring: { publishUntil: "2026-12-31", afterEnd: "/summer" },
      summer: { publishFrom: "2027-01-01" },
      fair: { publishUntil: "2026-12-01", afterEnd: "/autumn" },
      autumn: { publishUntil: "2026-12-02", afterEnd: "https://other.example/" },
    };
    expect(await toldOf(pages)).toEqual([[], []]);
  });

  test("is told while it is a page that will not be there", async () => {
    const pages = {
      spring: { publishUntil: "2026-12-31", afterEnd: "/summer" },
      summer: { publishFrom: "2027-01-02" },
      fair: { publishUntil: "2026-12-01", afterEnd: "/autumn" },
      autumn: { draft: true },
      always: { afterEnd: "/works" },
    };
    expect(await toldOf(pages)).toEqual([
      [],
      [
        "afterEnd: is for after the end, and the page has none",
        'afterEnd: leads to "/autumn", which is not on the site on 2026-12-10',
        'afterEnd: leads to "/summer", which is not on the site on 2027-01-01',
      ],
    ]);
  });

  test("is what a link to the ended page is to be", async () => {
    const root = await tree({
      "pages/spring/index.md": markdownEntry("pages", {
        publishUntil: "2026-12-01",
        afterEnd: "/works",
      }),
      "pages/later/index.md": markdownEntry("pages", { publishFrom: "2027-01-01" }),
      "blog/a/index.md": article({}, "[a](/spring)\n\n[b](/later)\n"),
    });
    const { problems, warnings } = await loadSiteContent({ root, today: "2026-12-10" });
    expect(warnings).toMatchObject([
      { rule: 'links to "/spring", which is closed', fix: 'write "/works"' },
    ]);
    expect(problems).toMatchObject([{ rule: 'links to "/later", which is not published yet' }]);
  });
});
