import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ContentsList } from "../contents-list/contents-list";
import { Prose } from "../prose/prose";
import * as styles from "./reading.module.scss";

export type ReadingProps = {
  body: Queries.ReadingFragment;
  /** Content below the text, in its column. */
  children?: ReactNode;
};

/** A long text in a narrow column, its chapters beside it. */
export function Reading({ body, children }: ReadingProps) {
  return (
    <div className={styles.root}>
      <div>
        <ContentsList headings={body.headings} />
      </div>
      <div className={styles.text}>
        <Prose html={body.html} />
        {children}
      </div>
    </div>
  );
}

// Headings first: in the other order gatsby-transformer-remark builds the tree of each text twice.
export const readingFragment = graphql`
  fragment Reading on MarkdownRemark {
    ...ContentsList
    html
  }
`;
