/**
 * The text of `/robots.txt`. Source: https://www.rfc-editor.org/rfc/rfc9309
 * @param url of the live site
 * @param isPreview names no sitemap; everybody may read all the same, or nobody would see that the pages say `noindex`
 */
export function robotsText(url: string, isPreview: boolean): string {
  const everybody = "User-agent: *\nAllow: /\n";
  return isPreview ? everybody : `${everybody}\nSitemap: ${url}/sitemap-index.xml\n`;
}
