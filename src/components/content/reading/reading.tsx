import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { STRINGS } from "../../../constants/strings";
import { Disclosure } from "../../../ui/disclosure/disclosure";
import { Link } from "../../../ui/link/link";
import { Prose } from "../prose/prose";
import * as styles from "./reading.module.scss";

/** Smallest number of chapters that get a list. */
const MIN_CHAPTERS = 3;

/** The chapters of a long text: beside it in wide windows, in a disclosure above it elsewhere. */
function ContentsList({ headings }: { headings: Queries.ReadingFragment["headings"] }) {
  const chapters =
    headings?.flatMap((heading) =>
      heading?.id ? [{ id: heading.id, title: heading.value }] : [],
    ) ?? [];
  if (chapters.length < MIN_CHAPTERS) return null;
  const list = (
    <ol className={styles.list}>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`} className={styles.link}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={STRINGS.onThisPage}>
      <Disclosure
        className={styles.folded}
        summaryClassName={styles.label}
        summary={STRINGS.onThisPage}
      >
        {list}
      </Disclosure>
      <div className={styles.open}>
        <p className={styles.label}>{STRINGS.onThisPage}</p>
        {list}
      </div>
    </nav>
  );
}

export type ReadingProps = {
  body: Queries.ReadingFragment;
  /** Content beside the text in wide windows, above it elsewhere. */
  aside?: ReactNode;
  /** Content below the text, in its column. */
  children?: ReactNode;
};

/** A long text in a narrow column, with a list of its chapters. */
export function Reading({ body, aside, children }: ReadingProps) {
  return (
    <div className={styles.root}>
      <div>
        {aside && <div className={styles.aside}>{aside}</div>}
        <ContentsList headings={body.headings} />
      </div>
      <div className={styles.text}>
        <Prose html={body.html} />
        {children}
      </div>
    </div>
  );
}

// `html` is last: before `headings`, gatsby-transformer-remark would build each tree twice.
export const readingFragment = graphql`
  fragment Reading on MarkdownRemark {
    headings(depth: h2) {
      id
      value
    }
    html
  }
`;
