import pMap, { pMapSkip } from "p-map";
import { blog } from "../../../content-model/collections/blog";
import type { Problem } from "../../../content-model/problem";
import { slugFault } from "../../files/discover";
import type { Get } from "../copy/store";
import { RequestFault } from "../request/retry";
import { type BlogAnswer, checkAnswer, type RemoteArticle } from "./answer";
import { CONCURRENCY } from "./pictures";

/** An article and where it stands. */
export type Found = { article: RemoteArticle; page: string; field: string };
export type Pages = { found: Found[]; pages: number; problems: Problem[] };

const LARGEST_PAGE_BYTES = 8 * 1024 * 1024;
/** More than ten thousand articles; a larger number is an error of the API. */
const MAX_PAGES = 1500;
const FIX_API = "correct the API";

type Read = { url: string; page: BlogAnswer | null; total: number | null; problems: Problem[] };

async function readPage(get: Get, url: string): Promise<Read> {
  try {
    const { bytes, type } = await get({ url, accept: "application/json", maxBytes: LARGEST_PAGE_BYTES });
    return { url, ...checkAnswer(url, bytes, type) };
  } catch (error) {
    if (!(error instanceof RequestFault)) throw error;
    return { url, page: null, total: null, problems: [{ file: url, rule: error.rule, fix: error.fix }] };
  }
}

/** Reads pages in parallel. After one that cannot be fetched, the rest are skipped: they would only time out. */
function readAll(get: Get, urls: readonly string[]): Promise<Read[]> {
  let isLost = false;
  const read = async (url: string): Promise<Read | typeof pMapSkip> => {
    if (isLost) return pMapSkip;
    const answer = await readPage(get, url);
    isLost ||= answer.page === null && answer.problems.every(({ field }) => field === undefined);
    return answer;
  };
  return pMap(urls, read, { concurrency: CONCURRENCY });
}

/** A page must say of itself what the first page says of it. */
function countingProblems(url: string, page: BlogAnswer, number: number, first: BlogAnswer): Problem[] {
  const last = Math.max(1, first.total_pages);
  const found: Problem[] = [];
  const report = (field: string, rule: string, fix = FIX_API) => found.push({ file: url, field, rule, fix });
  if (page.current_page !== number) report("current_page", `must be ${number}, is ${page.current_page}`);
  if (page.total_pages !== first.total_pages)
    report(
      "total_pages",
      `must be ${first.total_pages} as on the first page, is ${page.total_pages}`,
      "build again, if the blog was changed just now; otherwise correct the API",
    );
  if (page.has_next_page !== number < last)
    report("has_next_page", `must be ${number < last} on page ${number} of ${last}, is ${page.has_next_page}`);
  const expected = first.articles.length;
  const size = page.articles.length;
  if (number < last && size !== expected) report("articles", `must be ${expected} as on the first page, are ${size}`);
  if (number === last && (size > expected || (number > 1 && size === 0)))
    report("articles", `must be 1 to ${expected} on the last page, are ${size}`);
  if (number === 1 && last > 1 && size === 0) report("articles", `must be some, as there are ${last} pages`);
  return found;
}

const idsOf = ({ page }: Read): string => JSON.stringify(page?.articles.map(({ id }) => id));

/**
 * Reads the pages once more. An article that is added or taken away while they are read moves all after it: one may be missing
 * then although each page is right by itself.
 * @returns the pages as they are now; the first that has other articles than before as a problem
 */
async function readAgain(get: Get, reads: readonly Read[]): Promise<readonly Read[]> {
  if (reads.length < 2 || reads.some(({ page }) => page === null)) return reads;
  const again = await readAll(
    get,
    reads.map(({ url }) => url),
  );
  const moved = again.findIndex((read, index) => read.page && idsOf(read) !== idsOf(reads[index] as Read));
  const rule = "has other articles than a moment before";
  const fix = "build again: the blog was changed while it was read";
  return again.map((read, index) =>
    index === moved ? { ...read, page: null, problems: [{ file: read.url, field: "articles", rule, fix }] } : read,
  );
}

/** Articles must differ in their ids and in their slugs, which become folders and addresses. */
function namingProblems(found: readonly Found[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, Found>();
  for (const one of found) {
    const fault = slugFault(one.article.slug, blog);
    if (fault) problems.push({ file: one.page, field: `${one.field}.slug`, ...fault });
    for (const key of ["id", "slug"] as const) {
      const value = one.article[key];
      const duplicate = seen.get(`${key} ${value.toLowerCase()}`);
      if (duplicate)
        problems.push({
          file: one.page,
          field: `${one.field}.${key}`,
          rule: `"${value}" is the ${key} of ${duplicate.page === one.page ? "" : `${duplicate.page} `}${duplicate.field}, too`,
          fix: "build again, if the blog was changed just now; otherwise give each article its own",
        });
      else seen.set(`${key} ${value.toLowerCase()}`, one);
    }
  }
  return problems;
}

/**
 * Reads every page of the blog.
 * @param base address of the API, without a slash at the end
 * @returns all articles; when there are problems, nothing of them is to be used
 */
export async function readPages(base: string, get: Get): Promise<Pages> {
  const addressOf = (page: number) => `${base}/articles/${page}.json`;
  const first = await readPage(get, addressOf(1));
  const { url: file, total } = first;
  if (total === null) return { found: [], pages: 0, problems: first.problems };
  if (total > MAX_PAGES) {
    const rule = `must be at most ${MAX_PAGES}, is ${total}`;
    return { found: [], pages: 0, problems: [{ file, field: "total_pages", rule, fix: FIX_API }] };
  }
  const others = Array.from({ length: Math.max(0, total - 1) }, (_, index) => addressOf(index + 2));
  const reads = await readAgain(get, [first, ...(await readAll(get, others))]);
  const start = first.page;
  const found = reads.flatMap(({ url, page }) =>
    (page?.articles ?? []).map((article, index) => ({ article, page: url, field: `articles[${index + 1}]` })),
  );
  const problems = reads.flatMap((read, index) =>
    read.page && start ? countingProblems(read.url, read.page, index + 1, start) : read.problems,
  );
  return { found, pages: reads.length, problems: [...problems, ...namingProblems(found)] };
}
