import { graphql } from "gatsby";
import { FEED_PATH } from "../../../constants/site-files";
import { Link } from "../../../ui/link/link";
import { Section } from "../../../ui/section/section";
import { categoryPath } from "../../blog-pages";
import { BLOG_STRINGS } from "../../strings";
import * as styles from "./blog-topics.module.scss";

/**
 * The categories, each with its description and a link to its articles, which a script filters; and
 * a link to the feed.
 */
export function BlogTopics({ topics }: { topics: readonly Queries.BlogTopicFragment[] }) {
  return (
    <Section id="topics" title={BLOG_STRINGS.topics} tone="stone" cut="right" className="unprinted">
      <ul className={styles.list}>
        {topics.map(({ slug, title, perex }) => (
          <li key={slug} id={slug} className={styles.topic}>
            <h3>{title}</h3>
            <p>{perex}</p>
            <Link to={categoryPath(slug)} className={styles.articles}>
              {BLOG_STRINGS.articles}
              <span className="visually-hidden">{BLOG_STRINGS.onTopic(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={FEED_PATH} className={styles.way} reloads>
        {BLOG_STRINGS.feed}
      </Link>
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
