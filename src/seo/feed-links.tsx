import { BLOG_STRINGS } from "../blog/strings";
import { categoryFeedPath } from "../constants/feed";

export type FeedLinksProps = { categories: readonly { slug: string; title: string }[] };

const FORMATS = [
  { ending: "xml", type: "application/rss+xml", titleOf: BLOG_STRINGS.feedTitle },
  { ending: "json", type: "application/feed+json", titleOf: BLOG_STRINGS.jsonFeedTitle },
] as const;

/** The feeds of the categories, for feed readers that are given the address of the blog. */
export function FeedLinks({ categories }: FeedLinksProps) {
  return categories.flatMap(({ slug, title }) =>
    FORMATS.map(({ ending, type, titleOf }) => (
      <link
        key={`${slug}.${ending}`}
        rel="alternate"
        type={type}
        title={titleOf(title)}
        href={categoryFeedPath(slug, ending)}
      />
    )),
  );
}
