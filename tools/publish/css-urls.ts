const CSS_URL = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/g;

/** Addresses that a style sheet makes a browser load; `data:` ones are left out. */
export function findCssUrls(css: string): string[] {
  const urls = [...css.matchAll(CSS_URL)].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? "");
  return [...new Set(urls)].filter((url) => url !== "" && !url.startsWith("data:"));
}
