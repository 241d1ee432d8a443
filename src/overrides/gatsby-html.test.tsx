/** @jest-environment node */
import { createRequire } from "node:module";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  rewriteHead,
  withoutPagePath,
  withoutStyleAttributes,
  withoutTagManagerFrame,
} from "./gatsby-html";

const ANNOUNCER =
  '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div>';
const WRAPPER =
  '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>';

test("Gatsby's own elements lose their style attributes, wherever these stand", () => {
  expect(withoutStyleAttributes(ANNOUNCER + WRAPPER)).toBe(
    '<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div><div tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>',
  );
});

test.each([
  ['<p style="color:red">a</p>'],
  ['<pre>id="gatsby-announcer" style="a"</pre>'],
  ['<div id="gatsby-announcer-of-ours" style="a"></div>'],
])("%s stays for the tests of the built site to see", (html) => {
  expect(withoutStyleAttributes(html)).toBe(html);
});

const script = (id: string, __html: string) =>
  createElement("script", { id, dangerouslySetInnerHTML: { __html } });
const html = renderToStaticMarkup;

test("the statement that differs from page to page goes, the rest of the script stays", () => {
  const text = '/*<![CDATA[*/window.pagePath="/works/hid";window.other=1;/*]]>*/';
  expect(html(withoutPagePath(script("gatsby-script-loader", text)))).toBe(
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.other=1;/*]]>*/</script>',
  );
});

test("other scripts and elements stay as they are", () => {
  const other = script("ours", 'window.pagePath="/a";');
  expect(withoutPagePath(other)).toBe(other);
  expect(withoutPagePath("window.pagePath")).toBe("window.pagePath");
});

type Parts = (components: ReactNode[]) => void;
type OnRenderBody = (
  api: { setHeadComponents: Parts; setPreBodyComponents: Parts },
  options: object,
) => void;

/** What a plugin, as it is installed, puts into a page. */
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

test("nothing of what gatsby-plugin-image adds to the head stays", () => {
  const { head } = partsOf("gatsby-plugin-image");
  expect(html(head)).toContain("gatsby-image-wrapper");
  expect(html(rewriteHead([...head, <title key="title">A page</title>]))).toBe(
    "<title>A page</title>",
  );
});

test("the tag manager's snippet is text, and its frame for browsers without scripts is gone", () => {
  const { head, body } = partsOf("gatsby-plugin-google-tagmanager", { id: "GTM-TESTS" });
  expect(html(rewriteHead(head))).toMatch(
    /^<script type="text\/plain" data-category="analytics">.*GTM-TESTS.*<\/script>$/,
  );
  expect(html(body)).toContain("<iframe");
  expect(html(withoutTagManagerFrame([...body, <p key="words">Words</p>]))).toBe("<p>Words</p>");
});

test("structured data loses Gatsby's mark, so that it stays in the document; other elements of a page's head keep it", () => {
  const marked = (type: string) => <script key={type} type={type} data-gatsby-head="true" />;
  expect(html(rewriteHead([marked("application/ld+json"), marked("module")]))).toBe(
    '<script type="application/ld+json"></script><script type="module" data-gatsby-head="true"></script>',
  );
});
