/** @jest-environment node */
import { describeProblem, problemsOf } from "./entry-problems";

const ARTICLE = "content/blog/a/index.md";
const SMALL = {
  file: "content/blog/a/small.png",
  usedIn: { file: ARTICLE, line: 9 },
  rule: "is 400 pixels wide, less than the 680 of a text, and is shown at its own size",
  fix: "export it larger, or leave it small",
};
const TITLE = { file: ARTICLE, field: "title", rule: "required, is missing", fix: "add it" };

test("a picture that is small for the text of an article is told on the article's page", () => {
  const elsewhere = { ...TITLE, file: "content/blog/b/index.md" };
  expect(problemsOf([SMALL, TITLE, elsewhere], ARTICLE).map(describeProblem)).toEqual([
    "Text, small.png: is 400 pixels wide, less than the 680 of a text, and is shown at its own size. Fix: export it larger, or leave it small.",
    "Title: required, is missing. Fix: add it.",
  ]);
});
