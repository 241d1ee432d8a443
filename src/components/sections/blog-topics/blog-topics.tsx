import { graphql } from "gatsby";
import { BLOG_STRINGS } from "../../../constants/blog-strings";
import { categoryFeedPath } from "../../../constants/feed";
import { STRINGS } from "../../../constants/strings";
import { categoryPath } from "../../../utils/blog-pages";
import type { CategoryTotal } from "../../../utils/count-by-category";
import { ArrowLink } from "../../ui/arrow-link/arrow-link";
import { Link } from "../../ui/link/link";
import { Section } from "../../ui/section/section";
import * as styles from "./blog-topics.module.scss";

export type BlogTopicsProps = {
  topics: readonly Queries.BlogTopicFragment[];
  /** How many articles each has. */
  totals: readonly CategoryTotal[];
};

/** The categories, each at its own anchor and, where a script filters the list, with the way to its articles. */
export function BlogTopics({ topics, totals }: BlogTopicsProps) {
  const totalOf = (topic: string) => totals.find(({ slug }) => slug === topic)?.total ?? 0;
  return (
    <Section id="topics" title={STRINGS.topics} tone="stone" cut="right" width="wide" className={styles.root}>
      <ul className={styles.list}>
        {topics.map(({ slug, title, perex }) => (
          <li key={slug} id={slug} className={styles.topic}>
            <h3 className={styles.title}>{title}</h3>
            <div className={styles.about}>
              <p className={styles.perex}>{perex}</p>
              {totalOf(slug) > 0 && (
                <p className={styles.articles}>
                  <ArrowLink to={categoryPath(slug)} ariaLabel={BLOG_STRINGS.countOn(totalOf(slug), title)}>
                    {BLOG_STRINGS.articles(totalOf(slug))}
                  </ArrowLink>
                </p>
              )}
              <Link
                to={categoryFeedPath(slug, "xml")}
                className={styles.feed}
                ariaLabel={BLOG_STRINGS.feedOf(title)}
                reloads
              >
                {BLOG_STRINGS.feed}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const blogTopicFragment = graphql`
  fragment BlogTopic on Category {
    slug
    title
    perex
  }
`;
