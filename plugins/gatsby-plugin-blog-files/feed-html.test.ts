/** @jest-environment node */
import { feedHtml, removeInvalidXml } from "./feed-html";

const ADDRESS = "https://agency.example/blog/a";
const inFeed = (html: string) => feedHtml(html, ADDRESS);

test("links, anchors and pictures have absolute addresses", () => {
  expect(
    inFeed('<a href="/works">w</a><a href="#note">n</a><a href="mailto:a@b.example">m</a>'),
  ).toBe(
    '<a href="https://agency.example/works">w</a><a href="https://agency.example/blog/a#note">n</a><a href="mailto:a@b.example">m</a>',
  );
  expect(inFeed('<img src="/static/a.jpg" alt="A" loading="lazy" style="x" class="y">')).toBe(
    '<img src="https://agency.example/static/a.jpg" alt="A">',
  );
});

test("a table is left without what phones show before its cells", () => {
  const row = (attributes: string) =>
    `<table><tbody><tr><td${attributes}>1</td></tr></tbody></table>`;
  expect(inFeed(row(' data-label="Use"'))).toBe(row(""));
});

test("a picture with sources becomes its fallback image", () => {
  const picture =
    '<figure><picture><source type="image/avif" srcset="/a.avif 1x"><img src="/a.jpg" srcset="/a.jpg 1x" sizes="1px" alt=""></picture></figure>';
  expect(inFeed(picture)).toBe('<figure><img src="https://agency.example/a.jpg" alt></figure>');
});

test("a film stays one, without captions, which readers could not load", () => {
  expect(inFeed('<video src="/static/a.mp4" controls><track src="/static/a.vtt"></video>')).toBe(
    '<video src="https://agency.example/static/a.mp4" controls></video>',
  );
});

test("a player of another site is a link to its video", () => {
  expect(
    inFeed(
      '<figure data-player="vimeo" data-video="1"><a class="player" href="https://v.example/a">A</a></figure>',
    ),
  ).toBe('<figure><a href="https://v.example/a">A</a></figure>');
});

test("an animation becomes its first frame, without what pauses it", () => {
  const frame = '<picture><img src="/a.png" alt="A"></picture>';
  const paused = frame.replace("<picture>", '<picture class="animation-still">');
  const box = '<input class="animation-pause" type="checkbox" aria-label="Pause the animation">';
  expect(inFeed(`<span class="animation">${box}${frame}${paused}</span>`)).toBe(
    '<span><img src="https://agency.example/a.png" alt="A"></span>',
  );
});

test("scripts and controls of the page are removed", () => {
  expect(inFeed("<p>ř “a”<script>x()</script><button>Copy</button></p>")).toBe("<p>ř “a”</p>");
});

test("code remains escaped", () => {
  const code = "<pre><code>a &lt; b &amp;&amp; c</code></pre>";
  expect(inFeed(code)).toBe(code);
});

test("anchor links of headings are removed", () => {
  const heading =
    '<div class="heading-frame"><h2 id="a">A</h2><a href="#a" class="heading-anchor" aria-label="Link to section: A"></a></div>';
  expect(inFeed(heading)).toBe('<div><h2 id="a">A</h2></div>');
});

test("the marks of syntax highlighting are removed", () => {
  const code =
    '<div class="code-frame" data-language="CSS"><pre tabindex="0"><code><span class="hljs-a">a<span class="hljs-b">b</span></span> c</code></pre></div>';
  expect(inFeed(code)).toBe("<div><pre><code>ab c</code></pre></div>");
});

test("the checkboxes of a task list become text", () => {
  expect(inFeed('<li><input type="checkbox" disabled aria-label="To do"> Draw</li>')).toBe(
    "<li>To do:  Draw</li>",
  );
});

test("characters that are invalid in XML are removed, all others remain", () => {
  expect(removeInvalidXml("a\u0000b\u001bc\ud800d\uffffe\t\n🎉ř")).toBe("abcde\t\n🎉ř");
});
