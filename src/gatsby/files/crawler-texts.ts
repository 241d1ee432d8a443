type Linked = { title: string; route: string; summary: string };

export type LlmsContent = {
  name: string;
  url: string;
  description: string;
  sections: readonly { heading: string; entries: readonly Linked[] }[];
};

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
/** Brackets would end the words of a link. */
const linkWords = (text: string): string => oneLine(text).replace(/[\\[\]]/g, "\\$&");

/**
 * The text of `/llms.txt`: the site for language models, in Markdown. Source: https://llmstxt.org
 * @param content sections without entries are left out
 */
export function llmsText({ name, url, description, sections }: LlmsContent): string {
  const blocks = sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) => {
      const lines = entries.map(
        ({ title, route, summary }) => `- [${linkWords(title)}](${url}${route}): ${oneLine(summary)}`,
      );
      return `## ${heading}\n\n${lines.join("\n")}\n`;
    });
  return [`# ${oneLine(name)}\n`, `> ${oneLine(description)}\n`, ...blocks].join("\n");
}

/**
 * The text of `/robots.txt`. Source: https://www.rfc-editor.org/rfc/rfc9309
 * @param url of the live site
 * @param isPreview names no sitemap; everybody may read all the same, or nobody would see that the pages say `noindex`
 */
export function robotsText(url: string, isPreview: boolean): string {
  const everybody = "User-agent: *\nAllow: /\n";
  return isPreview ? everybody : `${everybody}\nSitemap: ${url}/sitemap-index.xml\n`;
}
