/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { PLATE_SIZES } from "../../../src/content-model/plates";
import { PROSE_SIZES } from "../../../src/content-model/slots";
import { MARKDOWN } from "../../../src/gatsby-config/markdown";
import { temporaryFolder } from "../../../tools/testing/tree";
import { htmlFaults } from "../testing/html-validator";
import { animatedWebp } from "./prose-animation";
import { type ProseApi, type ProsePicture, prosePicture } from "./prose-picture";

type ImageArgs = { formats: readonly string[] };

// Mocked, because it would generate files; only the use of its result is tested.
jest.mock("gatsby-plugin-sharp", () => ({
  generateImageData: async ({ file, args }: { file: { id: string }; args: ImageArgs }) => ({
    layout: "constrained",
    width: 720,
    height: 405,
    backgroundColor: "#c8a05f",
    images: {
      fallback:
        args.formats[0] === "avif"
          ? { srcSet: `/a.avif 160w,\n/b.avif ${file.id === "small" ? 320 : 720}w` }
          : { src: "/a.jpg" },
    },
  }),
}));

const FILE = { id: "file", absolutePath: "/a.jpg", internal: { contentDigest: "1" } };
const { labels, slots } = MARKDOWN;
const API = { pathPrefix: "", reporter: {}, labels } as ProseApi;
const html = (picture: Partial<ProsePicture> = {}) =>
  prosePicture(FILE, { alt: "A boat", slot: slots.prose, ...picture }, API);

test("a picture has its files, its size, its alt text and its tone", async () => {
  expect(await html()).toBe(
    `<picture><img loading="lazy" sizes="${PROSE_SIZES}" srcset="/a.avif 160w,\n/b.avif 720w" src="/a.jpg" width="720" height="405" alt="A boat" decoding="async" data-tone="rc ga b5"></picture>`,
  );
});

const MARKUP = '"><script>alert(1)</script>&amp;';
const ESCAPED = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;";

test.each([
  ["alt text", { alt: MARKUP }, `alt="${ESCAPED}"`],
  ["a caption", { caption: MARKUP, isFigure: true }, `<figcaption>${ESCAPED}</figcaption>`],
])("%s is escaped", async (_what, picture, expected) => {
  const pictureHtml = await html(picture);
  expect(pictureHtml).toContain(expected);
  expect(pictureHtml).not.toContain("<script");
});

test("a picture has no style attribute and no handler, which the security policy forbids", async () => {
  expect(await html({ isFigure: true, caption: "a" })).not.toMatch(/ (style|on\w+)=/);
});

test("a plate says how wide it is drawn", async () => {
  const plate = await html({ isFigure: true, slot: slots.plate });
  expect(plate).toMatch(/^<figure data-plate="narrow">/);
  expect(plate).toContain(`<img class="own-size" loading="lazy" sizes="${PLATE_SIZES.narrow}" `);
});

test("a picture as wide as the text is not marked to keep its size", async () => {
  expect(await html()).not.toContain("own-size");
});

test("a picture narrower than the text is marked to keep its size", async () => {
  const small = await prosePicture({ ...FILE, id: "small" }, { alt: "", slot: slots.prose }, API);
  expect(small).toMatch(/<img class="own-size" .* width="320" height="180" /s);
});

describe("GIF and SVG", () => {
  const project = process.cwd();
  let folder = "";
  let digests = 0;
  beforeEach(() => {
    folder = temporaryFolder();
    process.chdir(folder);
  });
  afterEach(() => process.chdir(project));

  const show = (name: string, bytes: Buffer | string, picture: Partial<ProsePicture> = {}) => {
    const absolutePath = path.join(folder, name);
    writeFileSync(absolutePath, bytes);
    const contentDigest = String(++digests).padStart(32, "0");
    const file = { id: contentDigest, absolutePath, internal: { contentDigest } };
    const api = {
      pathPrefix: "/under",
      reporter: {},
      cache: { directory: path.join(folder, "cache") },
      labels,
    } as ProseApi;
    return prosePicture(file, { alt: "A boat", slot: slots.prose, ...picture }, api);
  };
  const siteFile = (address = "") => path.join(folder, "public", address.replace("/under/", ""));
  const WEBP = /srcset="(\/under\/static\/[\da-f]{32}\/a-boat\.webp)"/;

  /** Draws frames of noise, which hardly compress. */
  async function gif(frames: number, size: number): Promise<Buffer> {
    const noise = (frame: number) =>
      Buffer.alloc(size * size * 3).map(
        (_, index) => ((index + frame) * 7919 * (index + 13)) % 251,
      );
    const raw = { width: size, height: size, channels: 3 as const };
    const pictures = Array.from({ length: frames }, (_, frame) =>
      sharp(noise(frame), { raw }).png().toBuffer(),
    );
    return sharp(await Promise.all(pictures), { join: { animated: true } })
      .gif({ delay: Array(frames).fill(120) })
      .toBuffer();
  }

  describe("an animated GIF", () => {
    const FRAME = '<img loading="lazy"';
    const box = `<input class="animation-pause" type="checkbox" aria-label="${labels.pause}: A boat">`;
    let pictureHtml = "";
    let webp: string | undefined;
    beforeEach(async () => {
      pictureHtml = await show("a boat.gif", await gif(3, 40));
      [, webp] = WEBP.exec(pictureHtml) ?? [];
    });

    test("becomes WebP with the same frames", async () => {
      expect(await sharp(siteFile(webp), { animated: true }).metadata()).toMatchObject({
        format: "webp",
        pages: 3,
        pageHeight: 40,
        delay: [120, 120, 120],
      });
    });

    test("moves unless reduced motion is asked for", () => {
      const source = `<source media="(prefers-reduced-motion: no-preference)" type="image/webp" srcset="${webp}">`;
      expect(pictureHtml).toContain(`<picture>${source}${FRAME}`);
    });

    test("has a box that shows its first frame instead", () => {
      expect(pictureHtml).toContain(`<span class="animation">${box}<picture>`);
      expect(pictureHtml).toContain(`</picture><picture class="animation-still">${FRAME}`);
    });

    test("is valid HTML", () => {
      expect(htmlFaults(`<p>${pictureHtml}</p>`)).toEqual([]);
    });
  });

  describe("an animation whose file would be too large", () => {
    let file: Parameters<typeof animatedWebp>[0];
    beforeEach(async () => {
      const absolutePath = path.join(folder, "a-boat.gif");
      writeFileSync(absolutePath, await gif(2, 400));
      file = { id: "a", absolutePath, internal: { contentDigest: "a" } };
    });
    const bytesAt = async (largest?: number) =>
      readFileSync(siteFile((await animatedWebp(file, largest)).slice(1)));
    const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width;

    test("becomes narrower", async () => {
      const wholeFile = await bytesAt();
      const narrowFile = await bytesAt(wholeFile.length - 1);
      expect([await widthOf(wholeFile), await widthOf(narrowFile)]).toEqual([400, 340]);
    });

    test("is refused where that does not help", async () => {
      await expect(animatedWebp(file, 100)).rejects.toThrow(`${file.absolutePath}: has more than`);
    });
  });

  test("a still GIF is a picture as any other", async () => {
    const stillGif = await sharp(await gif(2, 9))
      .gif()
      .toBuffer();
    const pictureHtml = await show("a.gif", stillGif);
    expect(pictureHtml).toMatch(/^<picture><img .*<\/picture>$/s);
    expect(pictureHtml).not.toMatch(/animation|webp" srcset="\/under/);
  });

  test("an animation in a link is a picture as any other", async () => {
    const pictureHtml = await show("b.gif", await gif(2, 9), { isInLink: true });
    expect(pictureHtml).toMatch(/^<picture><img .*<\/picture>$/s);
    expect(pictureHtml).not.toMatch(/animation|webp" srcset="\/under/);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"/>';

  test("an SVG is served as it is, as wide as the text", async () => {
    const [, address] =
      /^<img src="([^"]+)" width="80" height="40" alt="A boat" loading="lazy" decoding="async">$/.exec(
        await show("the boat (1).svg", svg),
      ) ?? [];
    expect(address).toMatch(/^\/under\/static\/[\da-f]{32}\/the-boat-1-\.svg$/);
    expect(readFileSync(siteFile(address), "utf8")).toBe(svg);
  });

  test("an SVG with a size of its own is marked to keep it", async () => {
    expect(await show("b.svg", svg.replace("viewBox", 'width="20" viewBox'))).toContain(
      '<img class="own-size" src="/under/static/',
    );
  });

  test.each([
    ['viewBox="0 0 80 40"', "full"],
    ['viewBox="0 0 80 60"', "wide"],
    ['viewBox="0 0 40 80"', "narrow"],
    ['width="80" viewBox="0 0 80 40"', "narrow"],
  ])("a plate of <svg %s> is %s", async (size, expected) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`;
    const pictureHtml = await show("plate.svg", svg, {
      isFigure: true,
      slot: slots.plate,
      caption: "A",
    });
    expect(pictureHtml).toMatch(
      new RegExp(`^<figure data-plate="${expected}"><img .*</figcaption></figure>$`),
    );
  });
});
