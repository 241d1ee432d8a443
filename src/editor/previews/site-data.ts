import { BLOCK_CATALOGUE_ROUTE } from "../../constants/routes";

export type PageData = Readonly<Record<string, unknown>>;
/** What Gatsby has queried for a page of the site that the editor belongs to, and for all blocks; empty without an answer. */
export type SiteData = { page: PageData; ofBlocks: PageData };

let latest: PageData = {};

/** What sections ask for by themselves: a preview has no static queries. */
export const staticData = (): PageData => latest;

async function pageData(route: string): Promise<PageData> {
  const answer = await fetch(`/page-data${route === "/" ? "/index" : route}/page-data.json`).catch(() => null);
  const page = answer?.ok ? await answer.json().catch(() => null) : null;
  return page?.result?.data ?? {};
}

export async function siteData(route: string): Promise<SiteData> {
  const [page = {}, ofBlocks = {}] = await Promise.all([route, BLOCK_CATALOGUE_ROUTE].map(pageData));
  latest = ofBlocks;
  return { page, ofBlocks };
}
