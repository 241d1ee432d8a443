import { RELATED_STORIES, type RelatableArticle, relatedIds } from "./related-ids";
import { madeArticles } from "./testing/made-articles";

let day = 0;
const article = (id: string, more: Partial<RelatableArticle> = {}): RelatableArticle => {
  day += 1;
  return {
    id,
    title: `Title ${id}`,
    perex: "",
    body: "",
    date: new Date(Date.UTC(2025, 0, day)).toISOString(),
    categoryId: null,
    chosen: [],
    isPublished: true,
    ...more,
  };
};
const GLASS = "Glass is blown, glass is cut, and a furnace never sleeps.";
const GRID = "A grid of columns, a baseline, a module: typography in rows.";

test("texts on the same subject come first, of these the ones of the same category", () => {
  const related = relatedIds([
    article("grid1", { body: GRID }),
    article("grid2", { body: GRID }),
    article("glass1", { body: GLASS, categoryId: "craft" }),
    article("glass2", { body: GLASS, categoryId: "events" }),
    article("glass3", { body: GLASS, categoryId: "craft" }),
    ...["a", "b", "c", "d"].map((id) => article(id, { categoryId: "craft" })),
  ]);
  expect(related.get("glass1")?.slice(0, 2)).toEqual(["glass3", "glass2"]);
  expect(related.get("grid1")?.[0]).toBe("grid2");
});

test("the editor's choice comes first, in the editor's order, and may exceed six", () => {
  const ids = ["b", "c", "d", "e", "f", "g", "h"];
  const others = ids.map((id) => article(id, { body: GLASS }));
  const one = relatedIds([article("a", { body: GLASS, chosen: ["g", "b"] }), ...others]).get("a");
  expect(one?.slice(0, 2)).toEqual(["g", "b"]);
  expect(one).toHaveLength(RELATED_STORIES);
  expect(relatedIds([article("a", { chosen: ids }), ...others]).get("a")).toEqual(ids);
});

test("nothing in common: the newest of the category, then the newest of all", () => {
  const related = relatedIds([
    article("a", { categoryId: "x" }),
    article("old", { categoryId: "x" }),
    article("new", { categoryId: "x" }),
    article("else"),
    article("newest"),
  ]);
  expect(related.get("a")).toEqual(["new", "old", "newest", "else"]);
});

test("never itself, no duplicates; cycles, unknown and repeated choices are handled", () => {
  const a = article("a", { chosen: ["a", "b", "b", "gone"], body: GLASS });
  const related = relatedIds([a, a, article("b", { chosen: ["a"], body: GLASS }), article("c")]);
  expect(related.get("a")).toEqual(["b", "c"]);
  expect(related.get("b")).toEqual(["a", "c"]);
  expect(related.size).toBe(3);
});

test("the same text under another address is not offered", () => {
  const related = relatedIds([
    article("a", { title: "One text", body: GLASS }),
    article("copy", { title: " one Text", body: GLASS }),
    article("b", { title: "Two", body: GLASS }),
    article("c", { title: "two", body: GLASS }),
  ]);
  expect(related.get("a")).toHaveLength(1);
});

test("a draft is offered only if an editor chose it", () => {
  const related = relatedIds([
    article("a", { body: GLASS }),
    article("draft", { body: GLASS, isPublished: false }),
    article("b", { chosen: ["draft"] }),
  ]);
  expect(related.get("a")).toEqual(["b"]);
  expect(related.get("b")).toEqual(["draft", "a"]);
});

test("a single article has no related ones, and no articles give an empty result", () => {
  expect(relatedIds([article("a", { body: GLASS, chosen: ["a"] })])).toEqual(new Map([["a", []]]));
  expect(relatedIds([])).toEqual(new Map());
});

test("property names of JavaScript, symbols and other scripts are ordinary words", () => {
  const strange = (id: string, body: string) => article(id, { title: id, body });
  const related = relatedIds([
    strange("a", "constructor __proto__ toString hasOwnProperty"),
    strange("b", "設計原則 と 余白"),
    strange("c", "🙂🙂 ]("),
    strange("d", "余白 設計原則"),
    strange("e", "constructor __proto__ toString hasOwnProperty"),
    strange("__proto__", ""),
  ]);
  expect(related.get("a")?.[0]).toBe("e");
  expect(related.get("b")?.[0]).toBe("d");
  expect(related.get("c")).toHaveLength(5);
});

test("the stories do not depend on the order of the articles", () => {
  const articles = madeArticles(120);
  expect(relatedIds([...articles].reverse()).get("id7")).toEqual(relatedIds(articles).get("id7"));
});

test("of 500 articles nearly all keep their stories when one is added, and when one changes a word", () => {
  const articles = madeArticles(501);
  const before = relatedIds(articles.slice(0, 500));
  const changed = (after: Map<string, string[]>) =>
    [...before].filter(([id, stories]) => String(after.get(id)) !== String(stories)).length;
  expect(changed(relatedIds(articles))).toBeLessThan(50);
  const [first, ...rest] = articles.slice(0, 500) as [RelatableArticle, ...RelatableArticle[]];
  expect(changed(relatedIds([{ ...first, body: `${first.body} newly` }, ...rest]))).toBeLessThan(5);
});
