import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { Link } from "../../ui/link/link";
import * as styles from "./next-work.module.scss";

export type NextWorkProps = { work: Queries.NextWorkFragment };

/** The door to the next case study. */
export function NextWork({ work }: NextWorkProps) {
  return (
    <nav className={styles.root} aria-labelledby="next-work-title">
      <h2 id="next-work-title" className={styles.label}>
        {STRINGS.nextWork}
      </h2>
      <p className={styles.title}>
        <Link to={work.route ?? "/works"} className={styles.link}>
          {work.title}
        </Link>
      </p>
      <p>{work.perex}</p>
    </nav>
  );
}

export const nextWorkFragment = graphql`
  fragment NextWork on Work {
    route
    title
    perex
  }
`;
