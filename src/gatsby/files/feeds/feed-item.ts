import { getSrc, type IGatsbyImageData } from "gatsby-plugin-image";
import { escapeHtml } from "../../../../lib/escape-html";
import { feedHtml, xmlSafe } from "./feed-html";

export type FeedArticle = {
  title: string;
  perex: string;
  route: string;
  date: string;
  updated?: string | null;
  author: { name: string } | null;
  category: { title: string } | null;
  body: { html: string };
  pictureAlt: string;
  picture: { image: IGatsbyImageData };
};

/** The article's picture, which stands above its text on the page, too. */
function cover({ picture, pictureAlt }: FeedArticle): string {
  const src = getSrc(picture.image);
  return src ? `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(pictureAlt)}"></p>` : "";
}

/**
 * An article as an item of the feed.
 * @param url of the live site
 * @returns what the package `rss` takes
 */
export function feedItem(article: FeedArticle, url: string) {
  const address = `${url}${article.route}`;
  return {
    title: xmlSafe(article.title),
    // Readers take it for HTML, unlike the title.
    description: xmlSafe(escapeHtml(article.perex)),
    url: address,
    date: article.date,
    ...(article.author && { author: xmlSafe(article.author.name) }),
    categories: article.category ? [xmlSafe(article.category.title)] : [],
    custom_elements: [
      {
        "content:encoded": {
          _cdata: feedHtml(
            `${cover(article)}<p><em>${escapeHtml(article.perex)}</em></p>${article.body.html}`,
            address,
          ),
        },
      },
    ],
  };
}
