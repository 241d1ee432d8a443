/** @jest-environment node */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { tone as reactTone } from "../utils/tone";
import { pictureHtml, tone } from "./picture-html";

const IMAGE: IGatsbyImageData = {
  layout: "constrained",
  width: 720,
  height: 405,
  backgroundColor: "#c8a05f",
  images: {
    sources: [
      { type: "image/avif", srcSet: "/a.avif 360w,\n/b.avif 720w", sizes: "100vw" },
      { type: "image/webp", srcSet: "/a.webp 360w", sizes: "100vw" },
    ],
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 360w", sizes: "100vw" },
  },
};
const html = (options: Partial<Parameters<typeof pictureHtml>[1]> = {}) =>
  pictureHtml(IMAGE, { alt: "A boat", figure: false, ...options });

test.each([
  "#c8a05f",
  "#C8A05F",
  "#000000",
  "#ffffff",
  "#fff",
  "red",
  "",
  "#c8a05g",
  "#c8a05f00",
  "rgb(1,2,3)",
  undefined,
])("paints %s as the React component does", (color) => {
  expect(tone(color)).toBe(reactTone(color) ?? "");
});

test("a picture has its sources best first, its size, its words and its tone", () => {
  const [avif, webp, img] = html().match(/<(source|img)[^>]*>/g) ?? [];
  expect(avif).toContain('type="image/avif"');
  expect(webp).toContain('type="image/webp"');
  expect(img).toBe(
    '<img src="/a.jpg" srcset="/a.jpg 360w" sizes="100vw" width="720" height="405" alt="A boat" loading="lazy" decoding="async" data-tone="rc ga b5">',
  );
});

test("words never become HTML", () => {
  const text = '"><script>alert(1)</script>&amp;';
  const escaped = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;";
  expect(html({ alt: text })).toContain(`alt="${escaped}"`);
  expect(html({ caption: text, figure: true })).toContain(`<figcaption>${escaped}</figcaption>`);
  expect(html({ alt: text, caption: text, figure: true })).not.toContain("<script");
});

test("a picture in a line is no figure and has no caption", () => {
  expect(html({ caption: "A caption" })).toMatch(/^<picture>.*<\/picture>$/s);
});

test("a picture that stands alone is a figure, with a caption only where there is one", () => {
  expect(html({ figure: true })).toMatch(/^<figure><picture>.*<\/picture><\/figure>$/s);
  expect(html({ figure: true, caption: "A caption" })).toMatch(
    /<\/picture><figcaption>A caption<\/figcaption><\/figure>$/,
  );
});

test("there is no style attribute and no handler, which the security policy forbids", () => {
  expect(html({ figure: true, caption: "a" })).not.toMatch(/ (style|on\w+)=/);
});
