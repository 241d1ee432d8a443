import * as v from "valibot";
import { BLOG_API_TIMEOUT_MS } from "../constants/blog";
import { type BlogApiPage, blogApiPath } from "./blog-api";

const named = v.object({ id: v.string(), title: v.string() });

/** As much of the shape as the list draws. A picture's sizes come from our own build or not at all. */
const PAGE = v.object({
  articles: v.array(
    v.looseObject({
      slug: v.pipe(v.string(), v.minLength(1)),
      title: v.string(),
      perex: v.string(),
      date: v.pipe(v.string(), v.isoDate()),
      category: v.nullable(named),
      url: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
      picture: v.nullable(v.looseObject({ url: v.string(), alt: v.string() })),
    }),
  ),
  categories: v.array(v.object({ ...named.entries, total: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  current_page: v.number(),
  has_next_page: v.boolean(),
  total_pages: v.number(),
});

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
  const read = v.safeParse(PAGE, await answer.json());
  if (!read.success || read.output.current_page !== page) throw new Error(`${address} is no page of articles`);
  return read.output as unknown as BlogApiPage;
}
