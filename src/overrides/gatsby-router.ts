// What Gatsby's router and loader keep at the window. Nothing else reads or replaces it.

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

/** Gatsby's router encodes the escapes of reserved characters once more. */
const decodePath = (path: string): string => path.replace(/%25(?=2[346BCF]|3[ABDF]|40)/gi, "%");

/**
 * No page has one of these in its path: NUL, slashes and what ends a path, escaped, two slashes, a
 * backslash. The loader decodes them, and would ask for another page, or another host.
 */
const UNSAFE_PATH = /%(?:00|23|2F|3F|5C)|\/\/|\\/i;

/** The page for unknown addresses, as Gatsby names it. */
const UNKNOWN = "/404.html";

/**
 * The address to ask Gatsby's loader for: the path alone. No page here is another by its query, and
 * the loader would download the page's data again for each.
 * @param address path and query, escaped
 */
export function addressForLoader(address: string): string {
  const [path = ""] = decodePath(address).split("?");
  return UNSAFE_PATH.test(path) ? UNKNOWN : path;
}

/**
 * Whether Gatsby's script has run: the runtime, the framework and the site's own script are there.
 */
export const hasLoader = (): boolean => window.___loader !== undefined;

/** Stands between Gatsby and its loader, before either asks for the first page. */
export function guardLoader(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (address) => loadPage(addressForLoader(address));
  loader.loadPageSync = (address, options) => loadPageSync(addressForLoader(address), options);
}

/** A page with all its parts, or null when one is missing. */
export async function loadPage(address: string): Promise<GatsbyPage | null> {
  const page = await window.___loader?.loadPage(address).catch(() => undefined);
  return page && page.status !== "error" ? page : null;
}

/** A page whose parts have arrived before. */
export const loadedPage = (address: string): GatsbyPage | undefined =>
  window.___loader?.loadPageSync(address);

/** The page for unknown addresses. */
export const loadUnknownPage = (): Promise<GatsbyPage | null> => loadPage(UNKNOWN);

/** Whether the server has another build by now. */
export const isOfAnotherBuild = ({ page }: GatsbyPage): boolean =>
  process.env.NODE_ENV === "production" &&
  page?.webpackCompilationHash !== window.___webpackCompilationHash;

/**
 * Lets every navigation within the document, also Gatsby's own, go through a function.
 * @returns Gatsby's function, which shows a page whose parts are there
 */
export function takeOverNavigation(navigate: Navigate): Navigate {
  const original = window.___navigate;
  window.___navigate = navigate;
  window.___push = (to) => navigate(to, { replace: false });
  window.___replace = (to) => navigate(to, { replace: true });
  return original;
}

/**
 * Gatsby's element around everything, to which the router gives the focus after each navigation,
 * some time later than us. What cannot have the focus cannot take it away.
 */
export function keepFocusFromRouter(): void {
  document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");
}
