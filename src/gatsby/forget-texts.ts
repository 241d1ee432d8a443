import type { CreateResolversArgs, GatsbyCache } from "gatsby";

/** By these keys gatsby-transformer-remark keeps what it makes of a text: trees, HTML, headings, the files it depends on. */
const MADE_OF_TEXT = /^transformer-remark-markdown-/;

/** The two trees among them, several times as large as the HTML that is made of them: nobody asks for these again. */
const TREE = /^transformer-remark-markdown-(?:html-)?ast-/;

/** Whether this process makes pages' data for Gatsby's own. */
const isWorker = (): boolean => process.env.GATSBY_WORKER_POOL_WORKER === "true";

const forgetful = new WeakSet<GatsbyCache>();

/**
 * Keeps gatsby-transformer-remark from storing what nobody asks for again. That is nearly all: a page asks for its text when it is
 * made anew, and then the text has changed; to store it took an eighth of the time of a worker. The feeds ask for the same
 * articles in each build, in Gatsby's own process, which keeps their HTML.
 */
export function forgetTexts({ getCache }: Pick<CreateResolversArgs, "getCache">, forgetsAll = isWorker()): void {
  const cache = getCache("gatsby-transformer-remark");
  if (forgetful.has(cache)) return;
  forgetful.add(cache);
  const forgotten = forgetsAll ? MADE_OF_TEXT : TREE;
  const [get, set] = [cache.get.bind(cache), cache.set.bind(cache)];
  cache.get = (key) => (forgotten.test(key) ? Promise.resolve(undefined) : get(key));
  cache.set = (key, value) => (forgotten.test(key) ? Promise.resolve(value) : set(key, value));
}
