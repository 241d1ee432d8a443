import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type BlogApiArticle, type BlogApiPage, blogApiPath } from "./blog-api";
import { BLOG_API_TIMEOUT_MS } from "./constants";

const areTexts = (...values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === "string");
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** A calendar date, `YYYY-MM-DD`: browsers read 30 February as 2 March or as invalid. */
const isDay = (value: string): boolean => new Date(value).toJSON()?.slice(0, 10) === value;

/** Only this site: browsers read a backslash as a slash, and ignore tabs and line breaks. */
const OWN_PATH = /^\/(?![\s/\\])/;

/** Whether the cards can draw an article. */
const isArticle = ({ slug, title, perex, date, category, url, picture }: BlogApiArticle): boolean =>
  areTexts(slug, title, perex, date, url) &&
  slug !== "" &&
  isDay(date) &&
  OWN_PATH.test(url) &&
  (category == null || areTexts(category.id, category.title)) &&
  (picture == null || areTexts(picture.url, picture.alt));

/**
 * Whether an answer has the shape that it should have. Without a schema library: it would weigh
 * more than the rest of the list's code.
 * @throws TypeError for one that is far from it
 */
const isPage = ({ articles, categories, has_next_page, total_pages }: BlogApiPage): boolean =>
  articles.every(isArticle) &&
  categories.every(({ id, title, total }) => areTexts(id, title) && isCount(total)) &&
  typeof has_next_page === "boolean" &&
  isCount(total_pages);

/** Whether a picture has sizes and formats, as far as `ui/picture` relies on them. */
function isImage(image: Partial<IGatsbyImageData> | null | undefined): boolean {
  const { sources = [], fallback } = image?.images ?? {};
  return (
    areTexts(fallback?.src) &&
    (sources === null || (Array.isArray(sources) && sources.every((one) => Object(one) === one)))
  );
}

/**
 * Requests a page of the blog API.
 * @param left aborts when the list leaves the screen
 * @throws Error on a timeout, or when the response has another shape (a server that is being
 * updated)
 */
export async function readBlogApi(
  base: string,
  page: number,
  left: AbortSignal,
): Promise<BlogApiPage> {
  const address = blogApiPath(base, page);
  const late = AbortSignal.timeout(BLOG_API_TIMEOUT_MS);
  const answer = await fetch(address, {
    headers: { accept: "application/json, text/plain, */*" },
    // Safari has `any` from 17.4 on; before that, only the timeout aborts.
    signal: AbortSignal.any?.([left, late]) ?? late,
  });
  const read = answer.ok && ((await answer.json()) as BlogApiPage);
  if (!read || read.current_page !== page || !isPage(read)) throw new Error(address);
  // Another API may send anything in `image`; the picture's `url` is enough.
  for (const { picture } of read.articles)
    if (picture && !isImage(picture.image)) delete picture.image;
  return read;
}
