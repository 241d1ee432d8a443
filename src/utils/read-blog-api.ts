import { BLOG_API_TIMEOUT_MS } from "../constants/blog";
import { type BlogApiPage, blogApiPath } from "./blog-api";

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const areTexts = (...values: unknown[]) => values.every((value) => typeof value === "string");
const isNamed = (value: unknown) => isObject(value) && areTexts(value.id, value.title);
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

/** As much of the shape as a card draws. A page of another site is none of ours. */
function isArticle(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { slug, title, perex, date, category, url, picture } = value;
  return (
    areTexts(slug, title, perex, date, url) &&
    slug !== "" &&
    /^\d{4}-\d\d-\d\d$/.test(String(date)) &&
    /^\/(?!\/)/.test(String(url)) &&
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
 * @throws Error when it cannot be had within the time, or is something else (a page of a server that is being renewed)
 */
export async function readBlogApi(base: string, page: number): Promise<BlogApiPage> {
  const address = blogApiPath(base, page);
  const answer = await fetch(address, {
    headers: { accept: "application/json, text/plain, */*" },
    signal: AbortSignal.timeout(BLOG_API_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const read: unknown = await answer.json();
  if (!isPage(read) || read.current_page !== page) throw new Error(`${address} is no page ${page} of articles`);
  return read;
}
