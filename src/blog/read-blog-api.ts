import { type BlogApiPage, blogApiPath } from "./blog-api";
import { BLOG_API_TIMEOUT_MS } from "./constants";

type Check = (value: unknown) => boolean;

// Without a schema library: it would weigh more than the rest of the list's code.
const text: Check = (value) => typeof value === "string";
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    text(value) && pattern.test(value as string);
const count: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const nothingOr =
  (check: Check): Check =>
  (value) =>
    value == null || check(value);
const object =
  (parts: Readonly<Record<string, Check>>): Check =>
  (value) =>
    Object(value) === value &&
    Object.entries(parts).every(([key, check]) => check((value as Readonly<Record<string, unknown>>)[key]));

/** A calendar date, `YYYY-MM-DD`: browsers read 30 February as 2 March or as invalid. */
const day: Check = (value) => text(value) && new Date(value as string).toJSON()?.slice(0, 10) === value;

const named = { id: text, title: text };

/** The part of the shape that cards draw. */
const isPage = object({
  articles: list(
    object({
      slug: matching(/./),
      title: text,
      perex: text,
      date: day,
      category: nothingOr(object(named)),
      // Only this site: browsers read a backslash as a slash, and ignore tabs and line breaks.
      url: matching(/^\/(?![\s/\\])/),
      picture: nothingOr(object({ url: text, alt: text })),
    }),
  ),
  categories: list(object({ ...named, total: count })),
  current_page: count,
  has_next_page: (value) => typeof value === "boolean",
  total_pages: count,
});

/** Sizes and formats of a picture, as far as `ui/picture` relies on them. */
const isImage = object({ images: object({ sources: nothingOr(list(object({}))), fallback: object({ src: text }) }) });

/**
 * Requests a page of the blog API.
 * @param left aborts when the list leaves the screen
 * @throws Error on a timeout, or when the response has another shape (a server that is being updated)
 */
export async function readBlogApi(base: string, page: number, left: AbortSignal): Promise<BlogApiPage> {
  const address = blogApiPath(base, page);
  const late = AbortSignal.timeout(BLOG_API_TIMEOUT_MS);
  const answer = await fetch(address, {
    headers: { accept: "application/json, text/plain, */*" },
    // Safari has `any` from 17.4 on; before that, only the timeout aborts.
    signal: AbortSignal.any?.([left, late]) ?? late,
  });
  const read = answer.ok && (await answer.json());
  if (!isPage(read) || read.current_page !== page) throw new Error(address);
  // Another API may send anything in `image`; the picture's `url` is enough.
  for (const { picture } of (read as BlogApiPage).articles)
    if (picture && !isImage(picture.image)) delete picture.image;
  return read;
}
