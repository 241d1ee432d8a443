/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishHtml, finishHtmlFiles } from "./finish-html";

const ANNOUNCER =
  '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div>';
const WRAPPER = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>';
const SCRIPT = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/works/hid";/*]]>*/</script>';

test("Gatsby's own elements lose their style attributes, wherever these stand", () => {
  expect(finishHtml(ANNOUNCER + WRAPPER)).toBe(
    '<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div><div tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>',
  );
});

test("the statement that differs from page to page goes, the rest of the script stays", () => {
  expect(finishHtml(SCRIPT)).toBe('<script id="gatsby-script-loader">/*<![CDATA[*//*]]>*/</script>');
});

test.each([
  ['<p style="color:red">a</p>'],
  ['<pre>id="gatsby-announcer" style="a"</pre>'],
  ["<p>window.pagePath</p>"],
  ['<div id="gatsby-announcer-of-ours" style="a"></div>'],
])("%s stays for the checks of the built site to see", (html) => {
  expect(finishHtml(html)).toBe(html);
});

test("finishing a finished page changes nothing", () => {
  const once = finishHtml(WRAPPER + ANNOUNCER + SCRIPT);
  expect(finishHtml(once)).toBe(once);
});

test("all HTML files of a folder are finished, and only files that change are written", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "finish-html-"));
  mkdirSync(path.join(folder, "works/hid"), { recursive: true });
  const files = {
    "index.html": SCRIPT,
    "works/hid/index.html": WRAPPER,
    "app.js": SCRIPT,
    "done.html": "<p>Words</p>",
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
    utimesSync(path.join(folder, name), 1, 1);
  }
  await finishHtmlFiles(folder);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    const expected = name.endsWith(".html") ? finishHtml(text) : text;
    expect(readFileSync(file, "utf8")).toBe(expected);
    expect(statSync(file).mtimeMs === 1000).toBe(expected === text);
  }
  rmSync(folder, { recursive: true, force: true });
});
