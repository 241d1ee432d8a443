import { BLOCK_CATALOGUE_ROUTE } from "../../constants/routes";

export type SiteData = Readonly<Record<string, unknown>>;

/** By route: what Gatsby has queried for a page of the site that the editor belongs to. */
const known = new Map<string, SiteData>();

/** Of the site beside the editor; without an answer there is nothing. */
async function pageData(route: string): Promise<SiteData> {
  const answer = await fetch(`/page-data${route === "/" ? "/index" : route}/page-data.json`).catch(() => null);
  const page = answer?.ok ? await answer.json().catch(() => null) : null;
  return page?.result?.data ?? {};
}

/** What sections ask for by themselves: a preview has no static queries. */
export const staticData = (): SiteData => known.get(BLOCK_CATALOGUE_ROUTE) ?? {};

/** The data of a page, once it has arrived. @param arrived is called then */
export function siteData(route: string, arrived: () => void): SiteData | undefined {
  const data = known.get(route);
  if (!data) {
    const routes = [BLOCK_CATALOGUE_ROUTE, route];
    const load = async (page: string) => known.set(page, await pageData(page));
    void Promise.all(routes.map(load)).then(arrived);
  }
  return data;
}
