/** Gatsby's router encodes the escapes of reserved characters once more. */
const asWritten = (path: string): string => path.replace(/%25(?=2[346BCF]|3[ABDF]|40)/gi, "%");

/**
 * No page's path contains these: an escaped NUL, slash, ?, # or backslash, two slashes, a backslash. The loader decodes them
 * and would request another page, or another host.
 */
const STRANGE = /%(?:00|23|2F|3F|5C)|\/\/|\\/i;

/** The 404 page, as Gatsby names it. */
const UNKNOWN = "/404.html";

/**
 * The address to pass to Gatsby's loader: the path alone. The loader would download a page's data again for each query.
 * @param address path and query, escaped
 */
export function addressForLoader(address: string): string {
  const [path = ""] = asWritten(address).split("?");
  return STRANGE.test(path) ? UNKNOWN : path;
}

/** Wraps Gatsby's loader before it loads the first page. */
export function guardLoader(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (address) => loadPage(addressForLoader(address));
  loader.loadPageSync = (address, options) => loadPageSync(addressForLoader(address), options);
}
