import { RELATED_STORIES, type RelatableArticle, relatedIds } from "./create-pages";

/** An article whose id begins with its category. */
const article = (id: string, more: Partial<RelatableArticle> = {}): RelatableArticle => ({
  id,
  category: { slug: id.charAt(0) },
  related: [],
  visibility: "published",
  ...more,
});
const articles = ["a1", "b1", "a2", "b2", "a3", "b3", "b4"].map((id) => article(id));
const related = (own: RelatableArticle) =>
  relatedIds(
    own,
    articles.map((known) => (known.id === own.id ? own : known)),
  );

test("an article leads on to those of its category, the next older first, then to others", () => {
  expect(related(article("a2"))).toEqual(["a3", "a1", "b2", "b3", "b4", "b1"]);
});

test("the editor's choice comes first, in the editor's order, and nothing comes twice", () => {
  const chosen = [{ id: "b4" }, { id: "a1" }];
  expect(related(article("a2", { related: chosen }))).toEqual(["b4", "a1", "a3", "b2", "b3", "b1"]);
});

test("there are six of them, fewer only where there are no more articles", () => {
  expect(related(article("b1"))).toHaveLength(RELATED_STORIES);
  const alone = article("a");
  expect(relatedIds(alone, [alone])).toEqual([]);
});

test("a draft shows only where an editor chose it", () => {
  const draft = article("a1", { visibility: "draft" });
  const own = article("a2");
  expect(relatedIds(own, [draft, own])).toEqual([]);
  const choosing = article("a2", { related: [{ id: "a1" }] });
  expect(relatedIds(choosing, [draft, choosing])).toEqual(["a1"]);
  expect(relatedIds(draft, [draft, own])).toEqual(["a2"]);
});
