import { BLOG_STRINGS } from "../../constants/blog-strings";
import { categoryFeedPath } from "../../constants/feed";

export type FeedLinksProps = { categories: readonly { slug: string; title: string }[] };

/** The feeds of the categories, for feed readers that are given the address of the blog. */
export function FeedLinks({ categories }: FeedLinksProps) {
  return categories.map(({ slug, title }) => (
    <link
      key={slug}
      rel="alternate"
      type="application/rss+xml"
      title={BLOG_STRINGS.feedTitle(title)}
      href={categoryFeedPath(slug, "xml")}
    />
  ));
}
