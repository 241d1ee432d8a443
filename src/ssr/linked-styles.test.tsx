import { renderToStaticMarkup } from "react-dom/server";
import { noteAge, styleAsLink } from "./linked-styles";

const HREF = "/styles.0123456789abcdef0123.css";
const head = [
  <style key="styles" data-href={HREF} data-identity="gatsby-global-css">
    {"p{margin:0}"}
  </style>,
  <style key="other">{"a{color:red}"}</style>,
  <title key="title">An article</title>,
];

const rendered = (pathname: string) =>
  head
    .map(styleAsLink({ pathname }))
    .map((part) => renderToStaticMarkup(part))
    .join("");

/** The head of a page after both calls that Gatsby makes for it. */
function headOf(pathname: string, pageContext: object) {
  noteAge({ pathname, loadPageDataSync: () => ({ result: { pageContext } }) });
  return rendered(pathname);
}

const WITHIN = `<style data-href="${HREF}" data-identity="gatsby-global-css">p{margin:0}</style><style>a{color:red}</style>`;

test("an older article names the site's style sheet, and keeps the rest of its head", () => {
  expect(headOf("/blog/old", { isOlder: true })).toBe(
    `<link rel="stylesheet" href="${HREF}"/><style>a{color:red}</style><title>An article</title>`,
  );
});

test("every other page has it within", () => {
  expect(headOf("/blog/new", {})).toContain(WITHIN);
  expect(headOf("/works", { isOlder: false })).toContain(WITHIN);
});

test("the age of one page says nothing of the next, nor of the same one when it is rendered again", () => {
  expect(headOf("/blog/old", { isOlder: true })).not.toContain("gatsby-global-css");
  expect(headOf("/blog/new", {})).toContain(WITHIN);
  expect(headOf("/blog/old", {})).toContain(WITHIN);
});

test("the preview, which has no page data then, keeps it within", () => {
  expect(() => noteAge({ pathname: "/blog/old" } as Parameters<typeof noteAge>[0])).not.toThrow();
  expect(rendered("/blog/old")).toContain(WITHIN);
});
