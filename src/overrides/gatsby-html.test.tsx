/** @jest-environment node */
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withoutPagePath, withoutStyleAttributes } from "./gatsby-html";

const ANNOUNCER =
  '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div>';
const WRAPPER = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>';

test("Gatsby's own elements lose their style attributes, wherever these stand", () => {
  expect(withoutStyleAttributes(ANNOUNCER + WRAPPER)).toBe(
    '<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div><div tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>',
  );
});

test.each([
  ['<p style="color:red">a</p>'],
  ['<pre>id="gatsby-announcer" style="a"</pre>'],
  ['<div id="gatsby-announcer-of-ours" style="a"></div>'],
])("%s stays for the checks of the built site to see", (html) => {
  expect(withoutStyleAttributes(html)).toBe(html);
});

const script = (id: string, __html: string) => createElement("script", { id, dangerouslySetInnerHTML: { __html } });
const html = (component: ReactNode) => renderToStaticMarkup(component);

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
