import { BLOG_API_TIMEOUT_MS } from "../constants/blog";
import { type BlogApiPage, blogApiPath } from "./blog-api";

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const areTexts = (...values: unknown[]) => values.every((value) => typeof value === "string");
const isNamed = (value: unknown) => isObject(value) && areTexts(value.id, value.title);
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

/** A day of the calendar: browsers take 30 February for 2 March, or for none. */
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !!new Date(text).toJSON()?.startsWith(text);

/** A page of this site. Browsers read a backslash as a slash, and leave out tabs and line breaks. */
const isOwnAddress = (text: string) => /^\/(?![\s/\\])/.test(text);

/** Sizes and formats of a picture, as far as `ui/picture` takes them for granted. */
function isImage(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.images)) return false;
  const { sources = [], fallback } = value.images;
  return Array.isArray(sources) && sources.every(isObject) && isObject(fallback) && areTexts(fallback.src);
}

/** As much of the shape as a card draws. A page of another site is none of ours. */
function isArticle(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { slug, title, perex, date, category, url, picture } = value;
  return (
    areTexts(slug, title, perex, date, url) &&
    slug !== "" &&
    isDate(date as string) &&
    isOwnAddress(url as string) &&
    (category === null || isNamed(category)) &&
    (picture === null || (isObject(picture) && areTexts(picture.url, picture.alt)))
  );
}

/** Without a library of schemas: it would weigh more than all else that the list brings. */
function isPage(value: unknown): value is BlogApiPage {
  if (!isObject(value)) return false;
  const { articles, categories, current_page, has_next_page, total_pages } = value;
  return (
    Array.isArray(articles) &&
    articles.every(isArticle) &&
    Array.isArray(categories) &&
    categories.every((category) => isNamed(category) && isCount(category.total)) &&
    isCount(current_page) &&
    isCount(total_pages) &&
    typeof has_next_page === "boolean"
  );
}

/**
 * Asks for a page of the blog API.
 * @param base of the API
 * @param page counted from 1
 * @param left aborts when nobody waits for the answer any longer
 * @throws Error when it cannot be had within the time, or is something else (a page of a server that is being renewed)
 */
export async function readBlogApi(base: string, page: number, left: AbortSignal): Promise<BlogApiPage> {
  const address = blogApiPath(base, page);
  const late = AbortSignal.timeout(BLOG_API_TIMEOUT_MS);
  const answer = await fetch(address, {
    headers: { accept: "application/json, text/plain, */*" },
    // Safari has `any` from 17.4 on; before, what nobody waits for comes all the same.
    signal: AbortSignal.any?.([left, late]) ?? late,
  });
  const read: unknown = answer.ok && (await answer.json());
  if (!isPage(read) || read.current_page !== page) throw new Error(`${address} is no page ${page} of articles`);
  // What another API calls so may be anything; the picture itself is there all the same.
  for (const { picture } of read.articles) if (picture && !isImage(picture.image)) delete picture.image;
  return read;
}
