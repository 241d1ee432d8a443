import { STRINGS } from "../../../constants/strings";
import { Link } from "../../ui/link/link";
import * as styles from "./topic-words.module.scss";

export type TopicWordsProps = {
  topics: readonly Pick<Queries.BlogTopicFragment, "slug" | "title">[];
  /** Address of the page that holds the topics' anchors. */
  page: string;
};

/** The topics as plain words above the list; each leads to what it is about. */
export function TopicWords({ topics, page }: TopicWordsProps) {
  return (
    <nav className={styles.root} aria-label={STRINGS.topics}>
      <ul className={styles.list}>
        {topics.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={page} hash={slug} className={styles.link}>
              <span className={styles.words}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
