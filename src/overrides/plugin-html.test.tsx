/** @jest-environment node */
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withoutTagManagerFrame, withPluginsTamed } from "./plugin-html";

type Parts = (components: ReactNode[]) => void;
type OnRenderBody = (api: { setHeadComponents: Parts; setPreBodyComponents: Parts }, options: object) => void;

/** What a plugin, as it is installed, puts into a page. */
function partsOf(plugin: string, options = {}) {
  // They have no types.
  const { onRenderBody } = createRequire(__filename)(`${plugin}/gatsby-ssr`) as { onRenderBody: OnRenderBody };
  const head: ReactNode[] = [];
  const body: ReactNode[] = [];
  onRenderBody(
    { setHeadComponents: (parts) => head.push(...parts), setPreBodyComponents: (parts) => body.push(...parts) },
    { includeInDevelopment: true, ...options },
  );
  return { head, body };
}
const html = (parts: ReactNode[]) => renderToStaticMarkup(parts);

test("nothing of what gatsby-plugin-image adds to the head stays", () => {
  const { head } = partsOf("gatsby-plugin-image");
  expect(html(head)).toContain("gatsby-image-wrapper");
  expect(html(withPluginsTamed([...head, <title key="title">A page</title>]))).toBe("<title>A page</title>");
});

test("the tag manager's snippet is text, and its frame for browsers without scripts is gone", () => {
  const { head, body } = partsOf("gatsby-plugin-google-tagmanager", { id: "GTM-TESTS" });
  expect(html(withPluginsTamed(head))).toMatch(
    /^<script type="text\/plain" data-category="analytics">.*GTM-TESTS.*<\/script>$/,
  );
  expect(html(body)).toContain("<iframe");
  expect(html(withoutTagManagerFrame([...body, <p key="words">Words</p>]))).toBe("<p>Words</p>");
});
