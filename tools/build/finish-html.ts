/** The elements that Gatsby itself wraps round every page; it gives them their looks in style attributes. */
const STYLED_BY_GATSBY =
  /<div(?=[^>]*\sid="(gatsby-focus-wrapper|gatsby-announcer)")([^>]*?)\sstyle="([^"]*)"([^>]*)>/g;

/**
 * The last touch to a page before it is checked and published: the style attributes of Gatsby's own elements become
 * rules of a `<style>` element, the same on every page, which a security policy can allow by one hash. No hook of Gatsby
 * sees these elements.
 */
export function finishHtml(html: string): string {
  const rules: string[] = [];
  const body = html.replace(STYLED_BY_GATSBY, (_element, id: string, before: string, style: string, after: string) => {
    rules.push(`#${id}{${style}}`);
    return `<div${before}${after}>`;
  });
  return rules.length > 0 ? body.replace("</head>", () => `<style>${rules.join("")}</style></head>`) : html;
}
