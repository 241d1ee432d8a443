import pMap, { pMapSkip } from "p-map";
import { slugFault } from "../../gatsby-source-content/check";
import type { Collection, Problem } from "../../gatsby-source-content/model";
import type { Get } from "../answers";
import { RequestFault } from "../request";
import { type BlogAnswer, type CheckedAnswer, checkAnswer, type RemoteArticle } from "./answer";
import { CONCURRENCY } from "./pictures";

/** An article, the address of its page of the API, and its place there: `articles[3]`. */
export type PlacedArticle = { article: RemoteArticle; page: string; field: string };
/** `pages`: how many there are. */
export type BlogPages = { remoteArticles: PlacedArticle[]; pages: number; problems: Problem[] };

const MAX_PAGE_BYTES = 8 * 1024 * 1024;
/** More than ten thousand articles; a larger number is an error of the API. */
const MAX_PAGES = 1500;
const FIX_API = "correct the API";
const BUILD_AGAIN = "build again, if the blog was changed just now; otherwise";

type ReadPage = CheckedAnswer & { url: string };

async function readPage(get: Get, url: string): Promise<ReadPage> {
  try {
    const { bytes, type } = await get({
      url,
      accept: "application/json",
      maxBytes: MAX_PAGE_BYTES,
    });
    return { url, ...checkAnswer(url, bytes, type) };
  } catch (error) {
    if (!(error instanceof RequestFault)) throw error;
    return {
      url,
      page: null,
      total: null,
      problems: [{ file: url, rule: error.rule, fix: error.fix }],
    };
  }
}

/** Reads pages in parallel. Once one cannot be read, the rest are skipped: they would time out. */
function readAll(get: Get, urls: readonly string[]): Promise<ReadPage[]> {
  let isServerDown = false;
  const read = async (url: string): Promise<ReadPage | typeof pMapSkip> => {
    if (isServerDown) return pMapSkip;
    const answer = await readPage(get, url);
    isServerDown ||=
      answer.page === null && answer.problems.every(({ field }) => field === undefined);
    return answer;
  };
  return pMap(urls, read, { concurrency: CONCURRENCY });
}

/** Compares the numbers of a page with those that follow from the first page. */
function countingProblems(
  url: string,
  page: BlogAnswer,
  number: number,
  first: BlogAnswer,
): Problem[] {
  const problems: Problem[] = [];
  const expect = (field: keyof BlogAnswer, isRight: boolean, rule: string, fix = FIX_API) => {
    if (!isRight) problems.push({ file: url, field, rule, fix });
  };
  const last = Math.max(1, first.total_pages);
  const { current_page, total_pages, has_next_page, articles } = page;
  expect("current_page", current_page === number, `must be ${number}, is ${current_page}`);
  const total = `must be ${first.total_pages} as on the first page, is ${total_pages}`;
  expect("total_pages", total_pages === first.total_pages, total, `${BUILD_AGAIN} ${FIX_API}`);
  const next = `must be ${number < last} on page ${number} of ${last}, is ${has_next_page}`;
  expect("has_next_page", has_next_page === number < last, next);
  // Pages before the last are as long as the first.
  const max = first.articles.length;
  const min = number < last ? Math.max(1, max) : Number(last > 1);
  const { length } = articles;
  expect(
    "articles",
    length >= min && length <= max,
    `must be ${min} to ${max} on this page, are ${length}`,
  );
  return problems;
}

/** Reports slugs that cannot be addresses, and articles with the id or slug of another one. */
function namingProblems(articles: readonly PlacedArticle[], collection: Collection): Problem[] {
  const articleByName = new Map<string, PlacedArticle>();
  return articles.flatMap((placed) => {
    const { article, page: file, field } = placed;
    const fault = slugFault(article.slug, collection);
    const duplicates = (["id", "slug"] as const).flatMap((key) => {
      const name = `${key} ${article[key].toLowerCase()}`;
      const other = articleByName.get(name);
      if (!other) articleByName.set(name, placed);
      const rule = `"${article[key]}" is the ${key} of ${other?.page} ${other?.field}, too`;
      return other
        ? [
            {
              file,
              field: `${field}.${key}`,
              rule,
              fix: `${BUILD_AGAIN} give each article its own`,
            },
          ]
        : [];
    });
    return fault ? [{ file, field: `${field}.slug`, ...fault }, ...duplicates] : duplicates;
  });
}

/** Reads every page of the blog. The articles are complete only if there are no problems. */
export async function readPages(
  base: string,
  collection: Collection,
  get: Get,
): Promise<BlogPages> {
  const addressOf = (page: number) => `${base}/articles/${page}.json`;
  const first = await readPage(get, addressOf(1));
  const total = first.total ?? 0;
  if (total > MAX_PAGES) {
    const rule = `must be at most ${MAX_PAGES}, is ${total}`;
    return {
      remoteArticles: [],
      pages: 0,
      problems: [{ file: first.url, field: "total_pages", rule, fix: FIX_API }],
    };
  }
  const others = Array.from({ length: Math.max(0, total - 1) }, (_, index) => addressOf(index + 2));
  const reads = [first, ...(await readAll(get, others))];
  const remoteArticles = reads.flatMap(({ url, page }) =>
    (page?.articles ?? []).map((article, index) => ({
      article,
      page: url,
      field: `articles[${index + 1}]`,
    })),
  );
  const problems = reads.flatMap((read, index) =>
    read.page && first.page
      ? countingProblems(read.url, read.page, index + 1, first.page)
      : read.problems,
  );
  return {
    remoteArticles,
    pages: reads.length,
    problems: [...problems, ...namingProblems(remoteArticles, collection)],
  };
}
