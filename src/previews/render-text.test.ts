/** @jest-environment node */
import { renderText } from "./render-text";

const rendered = (text: string) => renderText(text, (file) => `blob:${file}`);

test("a film and a GIF are figures with the files beside the entry", () => {
  expect(rendered('![A "stone"](./film.mp4 "It opens")\n\n![](a.gif)')).toBe(
    '<figure><video src="blob:./film.mp4" controls playsinline aria-label="A &quot;stone&quot;"></video>' +
      '<figcaption>It opens</figcaption></figure>\n<figure><img src="blob:a.gif" alt=""></figure>\n',
  );
});

test.each([
  [
    "a footnote",
    "Words[^1].\n\n[^1]: The note.",
    /class="footnote-ref".*<section class="footnotes".*The note\./s,
  ],
  [
    "code",
    "```ts\nconst a = 1;\n```",
    /data-language="TypeScript".*<span class="hljs-keyword">const<\/span>/s,
  ],
  ["a player", "https://vimeo.com/76979871", /<figure data-player="vimeo".*<a class="player"/s],
])("%s looks as on the site", (_, text, html) => {
  expect(rendered(text)).toMatch(html);
});

test("HTML is shown as words, and a text that the site refuses says why", () => {
  expect(rendered("<img src=x onerror=alert(1)>\n\nWords <script>x</script>")).not.toMatch(
    /<img|<script/,
  );
  expect(rendered("[a](javascript:alert)")).toMatch(/^<p>This text: links to .*not allowed<\/p>$/);
});
