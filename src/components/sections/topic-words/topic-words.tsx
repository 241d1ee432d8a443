import { STRINGS } from "../../../constants/strings";
import { Link } from "../../ui/link/link";
import * as styles from "./topic-words.module.scss";

export type TopicWordsProps = {
  topics: readonly Pick<Queries.BlogTopicFragment, "slug" | "title">[];
};

/** The topics as plain words above the list; each leads to what it is about, further down the page. */
export function TopicWords({ topics }: TopicWordsProps) {
  return (
    <nav className={styles.root} aria-label={STRINGS.topics}>
      <ul className={styles.list}>
        {topics.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`#${slug}`} className={styles.link}>
              <span className={styles.words}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
