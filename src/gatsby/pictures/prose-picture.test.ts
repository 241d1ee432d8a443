/** @jest-environment node */
import { PROSE_SIZES } from "../../content-model/slots";
import { type ProsePicture, prosePicture } from "./prose-picture";
import type { ImageApi } from "./slot-image";

// Mocked, because it would generate files; only the use of its result is tested.
jest.mock("gatsby-plugin-sharp", () => ({
  generateImageData: async () => ({
    layout: "constrained",
    width: 720,
    height: 405,
    backgroundColor: "#c8a05f",
    images: {
      sources: [
        { type: "image/avif", srcSet: "/a.avif 360w,\n/b.avif 720w" },
        { type: "image/webp", srcSet: "/a.webp 360w" },
      ],
      fallback: { src: "/a.jpg", srcSet: "/a.jpg 360w" },
    },
  }),
}));

const FILE = { id: "file", absolutePath: "/a.jpg", internal: { contentDigest: "1" } };
const html = (picture: Partial<ProsePicture> = {}) =>
  prosePicture(FILE, { alt: "A boat", figure: false, ...picture }, { pathPrefix: "" } as ImageApi);

test("a picture has its sources best first, its size, its alt text and its tone", async () => {
  const [avif, webp, img] = (await html()).match(/<(source|img)[^>]*>/g) ?? [];
  expect(avif).toBe(`<source type="image/avif" srcset="/a.avif 360w,\n/b.avif 720w" sizes="${PROSE_SIZES}">`);
  expect(webp).toContain('type="image/webp"');
  expect(img).toBe(
    `<img sizes="${PROSE_SIZES}" srcset="/a.jpg 360w" src="/a.jpg" width="720" height="405" alt="A boat" loading="lazy" decoding="async" data-tone="rc ga b5">`,
  );
});

test("alt text and caption are escaped", async () => {
  const text = '"><script>alert(1)</script>&amp;';
  const escaped = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;";
  expect(await html({ alt: text })).toContain(`alt="${escaped}"`);
  expect(await html({ caption: text, figure: true })).toContain(`<figcaption>${escaped}</figcaption>`);
  expect(await html({ alt: text, caption: text, figure: true })).not.toContain("<script");
});

test("a picture in a line is no figure and has no caption", async () => {
  expect(await html({ caption: "A caption" })).toMatch(/^<picture>.*<\/picture>$/s);
});

test("a picture that stands alone is a figure, with a caption only where there is one", async () => {
  expect(await html({ figure: true })).toMatch(/^<figure><picture>.*<\/picture><\/figure>$/s);
  expect(await html({ figure: true, caption: "A caption" })).toMatch(
    /<\/picture><figcaption>A caption<\/figcaption><\/figure>$/,
  );
});

test("there is no style attribute and no handler, which the security policy forbids", async () => {
  expect(await html({ figure: true, caption: "a" })).not.toMatch(/ (style|on\w+)=/);
});
