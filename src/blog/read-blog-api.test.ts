/** @jest-environment node */
import { readBlogApi } from "./read-blog-api";

const asked = jest.spyOn(globalThis, "fetch");

const read = (base: string, page: number) => readBlogApi(base, page, new AbortController().signal);

const PAGE = {
  articles: [
    {
      id: "a",
      slug: "a",
      title: "A",
      perex: "B",
      date: "2026-02-19",
      updated: null,
      category: null,
      url: "/blog/a",
      picture: null,
    },
  ],
  categories: [{ id: "research", title: "Research", total: 1 }],
  current_page: 2,
  has_next_page: false,
  total_pages: 2,
};

const BASE = "https://blog.example/api/";

/** Makes requests return an answer. @returns the API's base address */
function answering(body: unknown, status = 200): string {
  asked.mockResolvedValue(
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
  );
  return BASE;
}

test("a page of the API is requested by its number", async () => {
  expect(await read(answering(PAGE), 2)).toEqual(PAGE);
  expect(asked).toHaveBeenCalledWith(`${BASE}articles/2.json`, {
    headers: { accept: "application/json, text/plain, */*" },
    signal: expect.any(AbortSignal),
  });
});

test.each<[string, unknown, number]>([
  ["a page that is not there", "Not found", 404],
  ["a server that fails", "{}", 500],
  ["a page of HTML in its place", "<!DOCTYPE html><title>Welcome</title>", 200],
  ["half an answer", JSON.stringify(PAGE).slice(0, 80), 200],
  ["null", "null", 200],
  ["another page than was asked for", { ...PAGE, current_page: 1 }, 200],
  ["an article without a slug", { ...PAGE, articles: [{ ...PAGE.articles[0], slug: "" }] }, 200],
  [
    "a total that is not a number",
    { ...PAGE, categories: [{ id: "a", title: "A", total: Number.NaN }] },
    200,
  ],
])("%s is rejected", async (_, body, status) => {
  await expect(read(answering(body, status), 2)).rejects.toThrow();
});

const withArticle = (fields: object) => ({
  ...PAGE,
  articles: [{ ...PAGE.articles[0], ...fields }],
});

test.each(["soon", "2026-13-01", "2026-02-30", "2026-00-10", "2026-2-3", "+012026-01-01", ""])(
  "an invalid date is rejected: '%s'",
  async (date) => {
    await expect(read(answering(withArticle({ date })), 2)).rejects.toThrow("/articles/2.json");
  },
);

test.each([
  "//evil.example/x",
  "/\\evil.example/x",
  "/\t/evil.example/x",
  "https://evil.example",
  "javascript:x",
  "blog/a",
])("an address outside of this site is rejected: '%s'", async (url) => {
  await expect(read(answering(withArticle({ url })), 2)).rejects.toThrow("/articles/2.json");
});

const PICTURE = { url: "https://pictures.example/a.jpg", alt: "A stone" };
const IMAGE = {
  layout: "constrained",
  width: 960,
  height: 540,
  backgroundColor: "#c8a05f",
  images: {
    sources: [{ type: "image/avif", srcSet: "/a.avif 960w", sizes: "100vw" }],
    fallback: { src: "/a.jpg" },
  },
};

test("the sizes and formats of a picture are kept", async () => {
  const page = withArticle({ picture: { ...PICTURE, image: IMAGE } });
  expect(await read(answering(page), 2)).toEqual(page);
});

test.each<[unknown]>([
  [{}],
  [null],
  ["https://pictures.example/a-large.jpg"],
  [{ ...IMAGE, images: null }],
  [{ ...IMAGE, images: { sources: "none" } }],
  [{ ...IMAGE, images: { sources: [null], fallback: { src: "/a.jpg" } } }],
  [{ ...IMAGE, images: { fallback: {} } }],
])("a picture with invalid sizes (%j) falls back to its address", async (image) => {
  const page = withArticle({ picture: { ...PICTURE, image } });
  expect(await read(answering(page), 2)).toEqual(withArticle({ picture: PICTURE }));
});

test("a picture without a file is rejected", async () => {
  await expect(read(answering(withArticle({ picture: { alt: "A stone" } })), 2)).rejects.toThrow();
});

test("a request that is no longer needed is aborted", async () => {
  const controller = new AbortController();
  answering(PAGE);
  await readBlogApi(BASE, 2, controller.signal);
  controller.abort();
  expect(asked.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});
