import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { Disclosure } from "../../../ui/disclosure/disclosure";
import { Link } from "../../../ui/link/link";
import * as styles from "./contents-list.module.scss";

/** Fewer chapters than this need no list. */
const LEAST_CHAPTERS = 3;

/** The chapters of a long text: beside it where there is room, folded above it elsewhere. */
export function ContentsList({ headings }: { headings: Queries.ContentsListFragment["headings"] }) {
  const chapters =
    headings?.flatMap((heading) => (heading?.id ? [{ id: heading.id, words: heading.value }] : [])) ?? [];
  if (chapters.length < LEAST_CHAPTERS) return null;
  const list = (
    <ol className={styles.list}>
      {chapters.map(({ id, words }) => (
        <li key={id}>
          <Link to={`#${id}`} className={styles.link}>
            {words}
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.root} aria-label={STRINGS.onThisPage}>
      <Disclosure className={styles.folded} summaryClassName={styles.label} summary={STRINGS.onThisPage}>
        {list}
      </Disclosure>
      <div className={styles.open}>
        <p className={styles.label}>{STRINGS.onThisPage}</p>
        {list}
      </div>
    </nav>
  );
}

export const contentsListFragment = graphql`
  fragment ContentsList on MarkdownRemark {
    headings(depth: h2) {
      id
      value
    }
  }
`;
