import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { BlogPosting } from "schema-dts";
import { minutesToRead } from "../../blog/minutes-to-read";
import { sharePicturePath } from "../share-picture";
import { organizationId, websiteId } from "./website";

export type ArticleFacts = {
  date: string;
  updated: string | null;
  author: { slug: string; name: string; position: string } | null;
  category: { title: string } | null;
  picture: { image: IGatsbyImageData } | null;
  words: number | null;
};

type Page = { title: string; perex: string; route: string };

/**
 * An article of the blog.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function article(url: string, facts: ArticleFacts & Page) {
  const { title, perex, route, date, updated, author, category, words } = facts;
  const picture = facts.picture?.image.images.fallback?.src;
  const address = `${url}${route}`;
  return {
    "@type": "BlogPosting",
    "@id": `${address}#article`,
    headline: title,
    description: perex,
    url: address,
    mainEntityOfPage: address,
    image: [picture, sharePicturePath(route)]
      .filter((path) => path !== undefined)
      .map((path) => `${url}${path}`),
    datePublished: date,
    dateModified: updated ?? date,
    ...(category && { articleSection: category.title }),
    ...(words && { wordCount: words, timeRequired: `PT${minutesToRead(words)}M` }),
    inLanguage: "en",
    isAccessibleForFree: true,
    // An article without an author is by the agency.
    author: author
      ? {
          "@type": "Person",
          name: author.name,
          jobTitle: author.position,
          url: `${url}/about-us#team-${author.slug}`,
          worksFor: { "@id": organizationId(url) },
        }
      : { "@id": organizationId(url) },
    publisher: { "@id": organizationId(url) },
    isPartOf: { "@id": websiteId(url) },
  } satisfies BlogPosting;
}
