import { STRINGS } from "../../../constants/strings";
import { blogPagePath } from "../../../utils/blog-pages";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Link } from "../../ui/link/link";
import * as styles from "./blog-pages.module.scss";

export type BlogPagesProps = { current: number; total: number };

/** On to the next page, and plain links to every page of the list. */
export function BlogPages({ current, total }: BlogPagesProps) {
  if (total < 2) return null;
  return (
    <div className={styles.root}>
      {current < total && <ButtonLink to={blogPagePath(current + 1)}>{STRINGS.loadMore}</ButtonLink>}
      <nav aria-label={STRINGS.pages}>
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
    </div>
  );
}
