import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { IS_PREVIEW } from "../../constants/preview";
import { ask } from "./ask";
import { llmsText, robotsText } from "./crawler-texts";

type Seo = { seo: { title: string; description: string } };
type Entries = { nodes: { title: string; route: string; perex: string }[] };
type Data = {
  siteSettings: { name: string; url: string; description: string };
  about: Seo;
  blog: Seo;
  career: Seo;
  contact: Seo;
  services: { nodes: { title: string; slug: string; summary: string }[] };
  works: Entries;
  articles: Entries;
  pages: { nodes: ({ title: string; route: string } & Seo)[] };
};

/** Language models are given a choice, not a catalogue: the list has the others, and the sitemap all of them. */
const MOST_ARTICLES = 100;

const QUERY = `
  query CrawlerFiles {
    siteSettings { name url description }
    about: aboutPage { seo { title description } }
    blog: blogPage { seo { title description } }
    career: careerPage { seo { title description } }
    contact: contactPage { seo { title description } }
    services: allService(sort: { order: ASC }) { nodes { title slug summary } }
    works: allWork(sort: { order: ASC }) { nodes { title route perex } }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: ${MOST_ARTICLES}) { nodes { title route perex } }
    pages: allTextPage(sort: { slug: ASC }) { nodes { title route seo { title description } } }
  }
`;

const summarised = ({ nodes }: Entries) => nodes.map(({ title, route, perex }) => ({ title, route, summary: perex }));

function sectionsOf({ about, blog, career, contact, services, works, articles, pages }: Data) {
  const page = (route: string, { seo }: Seo) => ({ title: seo.title, route, summary: seo.description });
  return [
    { heading: "About", entries: [page("/about-us", about), page("/career-page", career), page("/contact", contact)] },
    {
      heading: "Services",
      entries: services.nodes.map(({ title, slug, summary }) => ({ title, route: `/services#${slug}`, summary })),
    },
    { heading: "Case studies", entries: summarised(works) },
    { heading: "Articles", entries: [page("/blog", blog), ...summarised(articles)] },
    // "Optional" is the format's own word for what a short answer can do without.
    {
      heading: "Optional",
      entries: pages.nodes.map(({ title, route, seo }) => ({ title, route, summary: seo.description })),
    },
  ];
}

/**
 * Writes `robots.txt` and `llms.txt`.
 * @throws Error when the content cannot be queried
 */
export async function writeCrawlerFiles({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  const data = await ask<Data>(graphql, QUERY, "robots.txt and llms.txt cannot be written");
  const write = (name: string, text: string) => writeFile(path.resolve("public", name), text);
  await write("robots.txt", robotsText(data.siteSettings.url, IS_PREVIEW));
  await write("llms.txt", llmsText({ ...data.siteSettings, sections: sectionsOf(data) }));
}
