import { graphql } from "gatsby";
import { ARTICLE_STRINGS } from "../../../constants/article-strings";
import { Link } from "../../../ui/link/link";
import { classNames } from "../../../utils/class-names";
import * as styles from "./article-neighbours.module.scss";

type Neighbour = Queries.ArticleNeighbourFragment | null;

function Way({ to, label, className }: { to: Neighbour; label: string; className?: string }) {
  if (!to?.route) return null;
  return (
    <Link to={to.route} className={classNames(styles.way, className)}>
      <span className={styles.label}>{label}</span> <span className={styles.title}>{to.title}</span>
    </Link>
  );
}

/** The articles written before and after this one. */
export function ArticleNeighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.root} aria-label={ARTICLE_STRINGS.neighbours}>
      <Way to={previous} label={ARTICLE_STRINGS.previous} />
      <Way to={next} label={ARTICLE_STRINGS.next} className={styles.next} />
    </nav>
  );
}

export const articleNeighbourFragment = graphql`
  fragment ArticleNeighbour on Article {
    route
    title
  }
`;
