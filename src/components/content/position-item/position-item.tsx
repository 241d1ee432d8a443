import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { VisibilityMark } from "../../ui/visibility-mark/visibility-mark";
import { Prose } from "../prose/prose";
import * as styles from "./position-item.module.scss";

export type PositionItemProps = { position: Queries.PositionItemFragment };

const employment: Readonly<Record<string, string>> = STRINGS.employment;

/** An open position that unfolds; works without a script. */
export function PositionItem({ position }: PositionItemProps) {
  return (
    <details className={styles.root} id={position.slug}>
      <summary className={styles.summary}>
        <h3 className={styles.name}>{position.name}</h3>
        <span className={styles.place}>
          {employment[position.employmentType]}, {position.location.title}
          {position.remote && `, ${STRINGS.remote.toLowerCase()}`}
        </span>
        <VisibilityMark visibility={position.visibility} />
      </summary>
      <div className={styles.body}>
        <p className={styles.perex}>{position.perex}</p>
        <Prose html={position.description.html} />
      </div>
    </details>
  );
}

export const positionItemFragment = graphql`
  fragment PositionItem on Position {
    slug
    visibility
    name
    perex
    employmentType
    remote
    location {
      title
    }
    description {
      html
    }
  }
`;
