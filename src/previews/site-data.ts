import { BLOCK_CATALOGUE_ROUTE } from "../constants/routes";

export type PageData = Readonly<Record<string, unknown>>;
/**
 * Query results of the site that the editor belongs to: of a page, and of the catalogue of blocks;
 * empty without an answer.
 */
export type SiteData = { page: PageData; context: PageData; ofBlocks: PageData };

let latest: PageData = {};

/** The answers of static queries, which components make by themselves. */
export const staticData = (): PageData => latest;

/** Sets one of these answers, until the next page is read. */
export function setStaticData(name: string, answer: unknown): void {
  latest = { ...latest, [name]: answer };
}

async function read(file: string) {
  const answer = await fetch(`/page-data/${file}.json`).catch(() => null);
  return answer?.ok ? await answer.json().catch(() => null) : null;
}

const readPage = (route: string) => read(`${route === "/" ? "index" : route.slice(1)}/page-data`);

export async function readSiteData(route: string): Promise<SiteData> {
  const [page, blocks] = await Promise.all([route, BLOCK_CATALOGUE_ROUTE].map(readPage));
  const hashes: string[] = blocks?.staticQueryHashes ?? [];
  const answers = await Promise.all(hashes.map((hash) => read(`sq/d/${hash}`)));
  latest = Object.assign({}, ...answers.map((answer) => answer?.data));
  const { data = {}, pageContext = {} } = page?.result ?? {};
  return { page: data, context: pageContext, ofBlocks: blocks?.result?.data ?? {} };
}
