import type { Page, Request, Route } from "@playwright/test";

/** Where the data of a page lies. */
export const pageDataOf = (route: string) => `**/page-data${route === "/" ? "/index" : route}/page-data.json`;

export type Held = {
  /** Lets it through. */
  release: () => Promise<void>;
  /** Breaks this request and all that follow. */
  fail: () => Promise<void>;
};

/** Holds the data of a page back until the test says what becomes of it. */
export async function holdPageData(page: Page, route: string): Promise<Held> {
  const held: Route[] = [];
  let verdict: ((request: Route) => Promise<void>) | undefined;
  await page.route(pageDataOf(route), (request) => {
    if (verdict) return verdict(request);
    held.push(request);
  });
  const decide = async (next: (request: Route) => Promise<void>) => {
    verdict = next;
    await Promise.all(held.map(next));
  };
  return {
    release: () => decide((request) => request.continue()),
    fail: () => decide((request) => request.abort()),
  };
}

type PageData = { result: { data?: unknown; pageContext: Record<string, unknown> } };

/** Changes the data of a page on its way. */
export async function alterPageData(page: Page, route: string, alter: (data: PageData) => void): Promise<void> {
  await page.route(pageDataOf(route), async (request) => {
    const response = await request.fetch();
    const data = (await response.json()) as PageData;
    alter(data);
    await request.fulfill({ response, json: data });
  });
}

/** The addresses of the documents that a page loads from now on. */
export function countDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}
