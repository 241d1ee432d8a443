import { STRINGS } from "../../../constants/strings";
import * as choices from "../../../ui/choices/choices.module.scss";
import { Link } from "../../../ui/link/link";
import { blogPagePath } from "../../blog-pages";
import { BLOG_STRINGS } from "../../strings";
import * as styles from "./blog-pages.module.scss";

export type BlogPagesProps = {
  current: number;
  /** In their order; null where some are left out. */
  linked: readonly (number | null)[];
};

/** Links to pages of the list: the neighbours, the first and the last. */
export function BlogPages({ current, linked }: BlogPagesProps) {
  if (linked.length < 2) return null;
  return (
    <nav aria-label={STRINGS.pages}>
      <ol className={styles.list}>
        {linked.map((page, index, all) => (
          <li key={page ?? `after ${all[index - 1]}`}>
            {page === null ? (
              <span className={styles.gap}>
                <span aria-hidden="true">…</span>
                <span className="visually-hidden">{BLOG_STRINGS.gap}</span>
              </span>
            ) : (
              <Link to={blogPagePath(page)} className={choices.choice} current={page === current}>
                <span className="visually-hidden">{STRINGS.page} </span>
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
