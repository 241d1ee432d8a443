/** @jest-environment node */

import { render } from "../testing/render";
import { highlight } from "./code";

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

test.each([
  ["ts", "TypeScript"],
  ["TSX", "TSX"],
  ["js", "JavaScript"],
  ["html", "HTML"],
  ["sh", "Bash"],
  ["scss", "SCSS"],
  ["yml", "YAML"],
  ["c++", "C++"],
  ["mermaid", "mermaid"],
  ["text", ""],
  ["", ""],
])("code of %j is called %j", (language, name) => {
  expect(highlight("a", language).name).toBe(name);
});

describe("highlighted code", () => {
  const code = "// <b>\nconst a: string = `x & y`; // 'z'";
  const { html } = highlight(code, "ts");

  test("has the words of the language in spans with classes", () => {
    expect(html).toContain('<span class="hljs-keyword">const</span>');
  });

  test("keeps every character", () => {
    expect(textOf(html)).toBe(code);
  });

  test("has spans without styles as its only elements", () => {
    expect(html).not.toMatch(/<(?!\/?span)| style=/);
  });
});

test.each(["mermaid", "", "constructor", "__proto__", '"><script>'])(
  "code of %j stays plain",
  (language) => {
    expect(highlight('<script>alert("1")</script>', language).html).toBe(
      "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;",
    );
  },
);

test("code that is too long for the highlighter stays plain", () => {
  expect(highlight("const a = 1;\n".repeat(5_000), "js").html).not.toContain("<span");
});

test("code has a frame with the language's name, whose inside scrolls", async () => {
  const { html } = await render("```json\n1\n```\n");
  expect(html).toBe(
    '<div class="code-frame" data-language="JSON"><pre tabindex="0" role="group" aria-label="Code: JSON"><code><span class="hljs-number">1</span>\n</code></pre></div>',
  );
});

test("an unknown language is not shown", async () => {
  expect((await render('```"><script>alert(1)</script>\na\n```\n')).html).toBe(
    '<div class="code-frame"><pre tabindex="0" role="group" aria-label="Code"><code>a\n</code></pre></div>',
  );
});
