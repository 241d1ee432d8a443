import { STRINGS } from "../../../constants/strings";
import { blogPagePath } from "../../../utils/blog-pages";
import { Link } from "../../ui/link/link";
import * as styles from "./blog-pages.module.scss";

export type BlogPagesProps = { current: number; total: number };

/** Plain links to every page of the list. */
export function BlogPages({ current, total }: BlogPagesProps) {
  if (total < 2) return null;
  return (
    <nav className={styles.root} aria-label={STRINGS.pages}>
      <ol className={styles.list}>
        {Array.from({ length: total }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              to={blogPagePath(page)}
              className={styles.link}
              ariaLabel={`${STRINGS.page} ${page}`}
              current={page === current}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
