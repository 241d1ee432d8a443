import type { CreateResolversArgs, GatsbyCache } from "gatsby";

/** By these keys gatsby-transformer-remark stores the two trees that a text's HTML is made of. */
const TREE = /^transformer-remark-markdown-(?:html-)?ast-/;

const forgetful = new WeakSet<GatsbyCache>();

/**
 * Keeps gatsby-transformer-remark from storing what nobody asks for again: of each text the tree of its Markdown and that of
 * its HTML, several times as large as the HTML, which it stores as well. Queries waited for the disk, a fifth of their time.
 */
export function forgetTrees({ getCache }: Pick<CreateResolversArgs, "getCache">): void {
  const cache = getCache("gatsby-transformer-remark");
  if (forgetful.has(cache)) return;
  forgetful.add(cache);
  const store = cache.set.bind(cache);
  cache.set = (key, value) => (TREE.test(key) ? Promise.resolve(value) : store(key, value));
}
