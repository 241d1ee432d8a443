/**
 * The text of `/robots.txt`. Source: https://www.rfc-editor.org/rfc/rfc9309
 * @param url of the live site
 * @param isPreview keeps everybody out and names no sitemap
 */
export function robotsText(url: string, isPreview: boolean): string {
  return isPreview ? "User-agent: *\nDisallow: /\n" : `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`;
}
