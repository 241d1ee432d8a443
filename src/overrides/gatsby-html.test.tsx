/** @jest-environment node */
import { createRequire } from "node:module";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  removePagePath,
  removeStyleAttributes,
  removeTagManagerFrame,
  rewriteHead,
} from "./gatsby-html";

const ANNOUNCER =
  '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div>';
const WRAPPER =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>';

test("Gatsby's own elements lose their style attributes, wherever these stand", () => {
  expect(removeStyleAttributes(ANNOUNCER + WRAPPER)).toBe(
    '<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div><div tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>',
  );
});

test.each([
  ['<p style="color:red">a</p>'],
  ['<pre>id="gatsby-announcer" style="a"</pre>'],
  ['<div id="gatsby-announcer-of-ours" style="a"></div>'],
])("%s keeps its style attribute, for the tests of the built site to see", (html) => {
  expect(removeStyleAttributes(html)).toBe(html);
});

const script = (id: string, __html: string) =>
  createElement("script", { id, dangerouslySetInnerHTML: { __html } });
const html = renderToStaticMarkup;

test("the page's path is removed from Gatsby's inline script, and nothing else of it", () => {
  const text = '/*<![CDATA[*/window.pagePath="/works/hid";window.other=1;/*]]>*/';
  expect(html(removePagePath(script("gatsby-script-loader", text)))).toBe(
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.other=1;/*]]>*/</script>',
  );
});

test("other scripts and elements stay as they are", () => {
  const other = script("ours", 'window.pagePath="/a";');
  expect(removePagePath(other)).toBe(other);
  expect(removePagePath("window.pagePath")).toBe("window.pagePath");
});

type Parts = (components: ReactNode[]) => void;
type OnRenderBody = (
  api: { setHeadComponents: Parts; setPreBodyComponents: Parts },
  options: object,
) => void;

/** The elements that an installed plugin puts into a page. */
function partsOf(plugin: string, options = {}) {
  // They have no types.
  const { onRenderBody } = createRequire(__filename)(`${plugin}/gatsby-ssr`) as {
    onRenderBody: OnRenderBody;
  };
  const head: ReactNode[] = [];
  const body: ReactNode[] = [];
  onRenderBody(
    {
      setHeadComponents: (parts) => head.push(...parts),
      setPreBodyComponents: (parts) => body.push(...parts),
    },
    { includeInDevelopment: true, ...options },
  );
  return { head, body };
}

test("the style and scripts of gatsby-plugin-image are removed from the head", () => {
  const { head } = partsOf("gatsby-plugin-image");
  expect(html(head)).toContain("gatsby-image-wrapper");
  expect(html(rewriteHead([...head, <title key="title">A page</title>]))).toBe(
    "<title>A page</title>",
  );
});

test("the tag manager's snippet is text, which no browser runs", () => {
  const { head } = partsOf("gatsby-plugin-google-tagmanager", { id: "GTM-TESTS" });
  expect(html(rewriteHead(head))).toMatch(
    /^<script type="text\/plain" data-category="analytics">.*GTM-TESTS.*<\/script>$/,
  );
});

test("the tag manager's frame for browsers without scripts is removed from the body", () => {
  const { body } = partsOf("gatsby-plugin-google-tagmanager", { id: "GTM-TESTS" });
  expect(html(body)).toContain("<iframe");
  expect(html(removeTagManagerFrame([...body, <p key="words">Words</p>]))).toBe("<p>Words</p>");
});

const headScript = (type: string) => <script key={type} type={type} data-gatsby-head="true" />;

test("structured data loses Gatsby's mark, so that it stays in the document", () => {
  expect(html(rewriteHead([headScript("application/ld+json")]))).toBe(
    '<script type="application/ld+json"></script>',
  );
});

test("other elements of a page's head keep Gatsby's mark", () => {
  expect(html(rewriteHead([headScript("module")]))).toBe(
    '<script type="module" data-gatsby-head="true"></script>',
  );
});
