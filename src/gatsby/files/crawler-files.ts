import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { IS_PREVIEW } from "../../constants/preview";
import { runQuery } from "../run-query";

type Linked = { title: string; route: string; summary: string };
type Seo = { seo: { title: string; summary: string } };
type Data = {
  site: { name: string; url: string; description: string };
  about: Seo;
  blog: Seo;
  career: Seo;
  contact: Seo;
  services: { nodes: { title: string; slug: string; summary: string }[] };
  works: { nodes: Linked[] };
  articles: { nodes: Linked[] };
  pages: { nodes: ({ title: string; route: string } & Seo)[] };
};

/** A selection, because language models have limited context: the sitemap has all articles. */
const MAX_ARTICLES = 100;

const QUERY = `
  query CrawlerFiles {
    site: siteSettings { name url description }
    about: aboutPage { seo { title summary: description } }
    blog: blogPage { seo { title summary: description } }
    career: careerPage { seo { title summary: description } }
    contact: contactPage { seo { title summary: description } }
    services: allService(sort: { order: ASC }) { nodes { title slug summary } }
    works: allWork(sort: { order: ASC }) { nodes { title route summary: perex } }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: ${MAX_ARTICLES}) {
      nodes { title route summary: perex }
    }
    pages: allTextPage(sort: { slug: ASC }) { nodes { title route seo { title summary: description } } }
  }
`;

type Section = { heading: string; entries: readonly Linked[] };

function sectionsOf({ about, blog, career, contact, services, works, articles, pages }: Data): Section[] {
  const page = (route: string, { seo }: Seo): Linked => ({ ...seo, route });
  const ofServices = services.nodes.map(({ slug, ...service }) => ({ ...service, route: `/services#${slug}` }));
  return [
    { heading: "About", entries: [page("/about-us", about), page("/career-page", career), page("/contact", contact)] },
    { heading: "Services", entries: ofServices },
    { heading: "Case studies", entries: works.nodes },
    { heading: "Articles", entries: [page("/blog", blog), ...articles.nodes] },
    // "Optional" is defined by the format: sections that may be skipped for a shorter context.
    { heading: "Optional", entries: pages.nodes.map(({ title, route, seo }) => ({ ...seo, title, route })) },
  ];
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
/** Brackets would end the text of a link. */
const linkWords = (text: string): string => oneLine(text).replace(/[\\[\]]/g, "\\$&");

/**
 * The content of `/llms.txt`: the site for language models, in Markdown. Source: https://llmstxt.org
 * @param sections without entries they are left out
 */
export function llmsText({ name, url, description }: Data["site"], sections: readonly Section[]): string {
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
 * The content of `/robots.txt`. Source: https://www.rfc-editor.org/rfc/rfc9309
 * @param url of the live site
 * @param isPreview omits the sitemap, but allows crawling: crawlers must read a page to see its `noindex`
 */
export function robotsText(url: string, isPreview: boolean): string {
  const everybody = "User-agent: *\nAllow: /\n";
  return isPreview ? everybody : `${everybody}\nSitemap: ${url}/sitemap-index.xml\n`;
}

/**
 * Writes `robots.txt` and `llms.txt`.
 * @throws Error when the content cannot be queried
 */
export async function writeCrawlerFiles({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  const data = await runQuery<Data>(graphql, QUERY, "robots.txt and llms.txt cannot be written");
  const write = (name: string, text: string) => writeFile(path.resolve("public", name), text);
  await write("robots.txt", robotsText(data.site.url, IS_PREVIEW));
  await write("llms.txt", llmsText(data.site, sectionsOf(data)));
}
