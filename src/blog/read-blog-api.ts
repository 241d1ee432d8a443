import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type BlogApiArticle, type BlogApiPage, blogApiPath } from "./blog-api";
import { BLOG_API_TIMEOUT_MS } from "./constants";

const areTexts = (...values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === "string");
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** Whether a text is a date `YYYY-MM-DD`. Browsers read 30 February as 2 March, or as invalid. */
const isDay = (value: string): boolean => new Date(value).toJSON()?.slice(0, 10) === value;

/** An address of this site: browsers read `\` as `/`, and ignore tabs and line breaks. */
const LOCAL_ADDRESS = /^\/(?![\s/\\])/;

/** Whether an article has the fields that cards need. */
const isArticle = ({ slug, title, perex, date, category, url, picture }: BlogApiArticle): boolean =>
  areTexts(slug, title, perex, date, url) &&
  slug !== "" &&
  isDay(date) &&
  LOCAL_ADDRESS.test(url) &&
  (category == null || areTexts(category.id, category.title)) &&
  (picture == null || areTexts(picture.url, picture.alt));

/**
 * Whether an answer is a page of the API. It does without a schema library, which would weigh more
 * than the rest of the list's code.
 * @throws TypeError for answers of other types
 */
const isPage = ({ articles, categories, has_next_page, total_pages }: BlogApiPage): boolean =>
  articles.every(isArticle) &&
  categories.every(({ id, title, total }) => areTexts(id, title) && isCount(total)) &&
  typeof has_next_page === "boolean" &&
  isCount(total_pages);

/** Whether the sizes and formats of a picture have the shape that `ui/picture` needs. */
function isImage(image: Partial<IGatsbyImageData> | null | undefined): boolean {
  const { sources = [], fallback } = image?.images ?? {};
  return (
    areTexts(fallback?.src) &&
    (sources === null || (Array.isArray(sources) && sources.every((one) => Object(one) === one)))
  );
}

/**
 * Requests a page of the blog API.
 * @param signal aborts the request
 * @throws Error when there is no answer in time, or when it is not a page of the API
 */
export async function readBlogApi(
  base: string,
  page: number,
  signal: AbortSignal,
): Promise<BlogApiPage> {
  const address = blogApiPath(base, page);
  const timeout = AbortSignal.timeout(BLOG_API_TIMEOUT_MS);
  const response = await fetch(address, {
    headers: { accept: "application/json, text/plain, */*" },
    // Safari has `any` from 17.4 on; before that, only the timeout aborts.
    signal: AbortSignal.any?.([signal, timeout]) ?? timeout,
  });
  const answer = response.ok && ((await response.json()) as BlogApiPage);
  if (!answer || answer.current_page !== page || !isPage(answer)) throw new Error(address);
  // Another API may send anything as `image`; the picture's `url` is enough.
  for (const { picture } of answer.articles)
    if (picture && !isImage(picture.image)) delete picture.image;
  return answer;
}
