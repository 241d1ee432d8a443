import { BLOG_STRINGS } from "../blog/strings";
import { categoryFeedPath } from "../constants/feed";
import { useSiteSettings } from "../hooks/use-site-settings";

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

export type SeriesLinksProps = {
  /** Counted from 1. */
  current: number;
  total: number;
  addressOf: (page: number) => string;
};

/** The neighbours of a page of a list, for browsers and search engines. */
export function SeriesLinks({ current, total, addressOf }: SeriesLinksProps) {
  const { url } = useSiteSettings();
  return (
    <>
      {current > 1 && <link rel="prev" href={`${url}${addressOf(current - 1)}`} />}
      {current < total && <link rel="next" href={`${url}${addressOf(current + 1)}`} />}
    </>
  );
}
