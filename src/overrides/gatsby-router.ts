// The functions that Gatsby's router and loader keep at `window`. Only this file reads or replaces
// them, apart from `load-soon.ts` and `router/link.ts`.

export type GatsbyPage = {
  status?: "error" | "success";
  page?: { path: string; webpackCompilationHash: string };
  json?: { data?: unknown; pageContext?: Record<string, unknown> };
};

export type NavigateOptions = { replace?: boolean; state?: unknown };
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

declare global {
  interface Window {
    ___loader?: {
      hovering: (path: string) => void;
      loadPage: (path: string) => Promise<GatsbyPage | undefined>;
      loadPageSync: (path: string, options?: unknown) => GatsbyPage | undefined;
    };
    ___webpackCompilationHash: string;
    ___navigate: Navigate;
    ___push: (to: string) => void;
    ___replace: (to: string) => void;
  }
}

/** Undoes the second encoding that Gatsby's router gives to escapes of reserved characters. */
const decodePath = (path: string): string => path.replace(/%25(?=2[346BCF]|3[ABDF]|40)/gi, "%");

/**
 * Parts that the path of no page has: escapes of NUL, `#`, `/`, `?` and `\`, two slashes, and a
 * backslash. The loader would decode them and request another page, or another host.
 */
const UNSAFE_PATH = /%(?:00|23|2F|3F|5C)|\/\/|\\/i;

/** Gatsby's path of the page for unknown addresses. */
const UNKNOWN = "/404.html";

/**
 * Reduces an address to the path that Gatsby's loader is asked for. A query never selects another
 * page, but the loader would download the page's data again for each one.
 * @param address path and query, escaped
 */
export function addressForLoader(address: string): string {
  const [path = ""] = decodePath(address).split("?");
  return UNSAFE_PATH.test(path) ? UNKNOWN : path;
}

/** Whether the scripts of Gatsby's runtime, the framework and the site have run. */
export const hasLoader = (): boolean => window.___loader !== undefined;

/** Makes the loader ask for clean paths. Call it before the first page is loaded. */
export function guardLoader(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (address) => loadPage(addressForLoader(address));
  loader.loadPageSync = (address, options) => loadPageSync(addressForLoader(address), options);
}

/** Loads a page. @returns null when a part of it does not arrive */
export async function loadPage(address: string): Promise<GatsbyPage | null> {
  const page = await window.___loader?.loadPage(address).catch(() => undefined);
  return page && page.status !== "error" ? page : null;
}

/** Finds a page that was loaded before. */
export const findLoadedPage = (address: string): GatsbyPage | undefined =>
  window.___loader?.loadPageSync(address);

/** Loads the page for unknown addresses. */
export const loadUnknownPage = (): Promise<GatsbyPage | null> => loadPage(UNKNOWN);

/** Whether a page comes from another build than the scripts of this document. */
export const isOfAnotherBuild = ({ page }: GatsbyPage): boolean =>
  process.env.NODE_ENV === "production" &&
  page?.webpackCompilationHash !== window.___webpackCompilationHash;

/**
 * Replaces the function through which every navigation within the document goes, also Gatsby's.
 * @returns Gatsby's function, which shows a page that is loaded
 */
export function takeOverNavigation(navigate: Navigate): Navigate {
  const original = window.___navigate;
  window.___navigate = navigate;
  window.___push = (to) => navigate(to, { replace: false });
  window.___replace = (to) => navigate(to, { replace: true });
  return original;
}

/**
 * Keeps the focus where this site puts it after a navigation. The router would later focus Gatsby's
 * element around everything, which is not focusable without its `tabindex`.
 */
export function keepFocusFromRouter(): void {
  document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");
}
