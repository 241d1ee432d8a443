/** Gatsby's router encodes the escapes of reserved characters once more. */
const asWritten = (path: string): string => path.replace(/%25(?=2[346BCF]|3[ABDF]|40)/gi, "%");

/**
 * No page has one of these in its path: NUL, slashes and what ends a path, escaped, two slashes, a backslash. The loader
 * decodes them, and would ask for another page, or another host.
 */
const STRANGE = /%(?:00|23|2F|3F|5C)|\/\/|\\/i;

/** The page for unknown addresses, as Gatsby names it. */
const UNKNOWN = "/404.html";

/**
 * The address to ask Gatsby's loader for: the path alone. No page here is another by its query, and the loader would
 * download the page's data again for each.
 * @param address path and query, escaped
 */
export function addressForLoader(address: string): string {
  const [path = ""] = asWritten(address).split("?");
  return STRANGE.test(path) ? UNKNOWN : path;
}

/** Stands between Gatsby and its loader, before either asks for the first page. */
export function guardLoader(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (address) => loadPage(addressForLoader(address));
  loader.loadPageSync = (address, options) => loadPageSync(addressForLoader(address), options);
}
