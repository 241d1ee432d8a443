import type { CreateResolversArgs, GatsbyCache } from "gatsby";

/** By these keys gatsby-transformer-remark keeps what it makes of a text: trees, HTML, headings, the files it depends on. */
const MADE_OF_TEXT = /^transformer-remark-markdown-/;

const forgetful = new WeakSet<GatsbyCache>();

/**
 * Keeps gatsby-transformer-remark from storing what nearly nobody asks for again: a page asks for its text when it is made
 * anew, and then the text has changed. To store it took a seventh of the time of queries, and longer than to make it.
 */
export function forgetTexts({ getCache }: Pick<CreateResolversArgs, "getCache">): void {
  const cache = getCache("gatsby-transformer-remark");
  if (forgetful.has(cache)) return;
  forgetful.add(cache);
  const [get, set] = [cache.get.bind(cache), cache.set.bind(cache)];
  cache.get = (key) => (MADE_OF_TEXT.test(key) ? Promise.resolve(undefined) : get(key));
  cache.set = (key, value) => (MADE_OF_TEXT.test(key) ? Promise.resolve(value) : set(key, value));
}
