import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { Section } from "../../ui/section/section";
import * as styles from "./blog-topics.module.scss";

export type BlogTopicsProps = { topics: readonly Queries.BlogTopicFragment[] };

/** The categories, each at its own anchor. */
export function BlogTopics({ topics }: BlogTopicsProps) {
  return (
    <Section id="topics" title={STRINGS.topics} tone="stone">
      <ul className={styles.list}>
        {topics.map(({ slug, title, perex }) => (
          <li key={slug} id={slug}>
            <h3 className={styles.title}>{title}</h3>
            <p>{perex}</p>
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
