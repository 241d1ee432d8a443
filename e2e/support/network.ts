import type { Page, Route } from "@playwright/test";

/** An answer in the place of a server's. */
export type Reply = Parameters<Route["fulfill"]>[0];

export type HeldFiles = {
  /** Lets the held requests and all later ones through. */
  release: () => Promise<void>;
  /** Aborts them. */
  fail: () => Promise<void>;
};

/** Holds files back, as a slow connection does, until the test decides what becomes of them. */
export async function hold(page: Page, files: string | RegExp): Promise<HeldFiles> {
  const heldRoutes: Route[] = [];
  let decision: ((route: Route) => Promise<void>) | undefined;
  await page.route(files, (route) => (decision ? decision(route) : void heldRoutes.push(route)));
  const decide = async (next: (route: Route) => Promise<void>) => {
    decision = next;
    await Promise.all(heldRoutes.map(next));
  };
  return {
    release: () => decide((route) => route.continue()),
    fail: () => decide((route) => route.abort()),
  };
}

/**
 * Stands in for every host but the site's own.
 * @param replyTo an address; no reply blocks the request
 * @returns the addresses requested, a live list
 */
export async function standInForOtherHosts(
  page: Page,
  replyTo: (address: string) => Reply,
): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    async (route) => {
      const address = route.request().url();
      requests.push(address);
      const reply = replyTo(address);
      await (reply ? route.fulfill(reply) : route.abort());
    },
  );
  return requests;
}

/** Address of the data of a page. */
export const pageDataOf = (route: string) =>
  `**/page-data${route === "/" ? "/index" : route}/page-data.json`;

/** Changes a JSON file on its way to the browser. */
export async function alterJson<Data>(
  page: Page,
  file: string,
  alter: (data: Data) => void,
): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    alter(json);
    await route.fulfill({ response, json });
  });
}

type PageData = {
  result: { data?: Record<string, unknown>; pageContext: Record<string, unknown> };
};

export const alterPageData = (
  page: Page,
  route: string,
  alter: (data: PageData) => void,
): Promise<void> => alterJson(page, pageDataOf(route), alter);
