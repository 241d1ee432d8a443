import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { Section } from "../../ui/section/section";
import * as styles from "./blog-topics.module.scss";

export type BlogTopicsProps = { topics: readonly Queries.BlogTopicFragment[] };

/** The categories, each at its own anchor. */
export function BlogTopics({ topics }: BlogTopicsProps) {
  return (
    <Section id="topics" title={STRINGS.topics} tone="stone" cut="right" width="wide" className={styles.root}>
      <ul className={styles.list}>
        {topics.map(({ slug, title, perex }) => (
          <li key={slug} id={slug} className={styles.topic}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.perex}>{perex}</p>
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
