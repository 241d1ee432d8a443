import pMap, { pMapSkip } from "p-map";
import { slugFault } from "../../gatsby-source-content/check";
import type { Collection, Problem } from "../../gatsby-source-content/model";
import type { Get } from "../answers";
import { RequestFault } from "../request";
import { type BlogAnswer, type CheckedAnswer, checkAnswer, type RemoteArticle } from "./answer";
import { CONCURRENCY } from "./pictures";

/** An article and where it stands. */
export type Found = { article: RemoteArticle; page: string; field: string };
export type Pages = { found: Found[]; pages: number; problems: Problem[] };

const MAX_PAGE_BYTES = 8 * 1024 * 1024;
/** More than ten thousand articles; a larger number is an error of the API. */
const MAX_PAGES = 1500;
const FIX_API = "correct the API";
const BUILD_AGAIN = "build again, if the blog was changed just now; otherwise";

type Read = CheckedAnswer & { url: string };

async function readPage(get: Get, url: string): Promise<Read> {
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

/**
 * Reads pages in parallel. After one that is not a page at all, the rest are skipped: they would
 * only time out.
 */
function readAll(get: Get, urls: readonly string[]): Promise<Read[]> {
  let isServerDown = false;
  const read = async (url: string): Promise<Read | typeof pMapSkip> => {
    if (isServerDown) return pMapSkip;
    const answer = await readPage(get, url);
    isServerDown ||=
      answer.page === null && answer.problems.every(({ field }) => field === undefined);
    return answer;
  };
  return pMap(urls, read, { concurrency: CONCURRENCY });
}

/** A page must say of itself what the first page says of it. */
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
  // All pages but the last are full.
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

/** Articles must differ in their ids and in their slugs, which become folders and addresses. */
function namingProblems(found: readonly Found[], articles: Collection): Problem[] {
  const seen = new Map<string, Found>();
  return found.flatMap((one) => {
    const { article, page: file, field } = one;
    const fault = slugFault(article.slug, articles);
    const duplicates = (["id", "slug"] as const).flatMap((key) => {
      const name = `${key} ${article[key].toLowerCase()}`;
      const other = seen.get(name);
      if (!other) seen.set(name, one);
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

/** Reads every page of the blog; when there are problems, nothing of it is to be used. */
export async function readPages(base: string, articles: Collection, get: Get): Promise<Pages> {
  const addressOf = (page: number) => `${base}/articles/${page}.json`;
  const first = await readPage(get, addressOf(1));
  const total = first.total ?? 0;
  if (total > MAX_PAGES) {
    const rule = `must be at most ${MAX_PAGES}, is ${total}`;
    return {
      found: [],
      pages: 0,
      problems: [{ file: first.url, field: "total_pages", rule, fix: FIX_API }],
    };
  }
  const others = Array.from({ length: Math.max(0, total - 1) }, (_, index) => addressOf(index + 2));
  const reads = [first, ...(await readAll(get, others))];
  const found = reads.flatMap(({ url, page }) =>
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
    found,
    pages: reads.length,
    problems: [...problems, ...namingProblems(found, articles)],
  };
}
