import { useHydrated } from "../../../browser/hooks/use-hydrated";
import { ALL_CATEGORIES } from "../../../constants/routes";
import * as choices from "../../../ui/choices/choices.module.scss";
import { Link } from "../../../ui/link/link";
import { blogPagePath, categoryPath } from "../../blog-pages";
import { type PostsState, selectCategory } from "../../posts";
import { BLOG_STRINGS } from "../../strings";
import * as styles from "./category-nav.module.scss";

export type CategoryNavProps = {
  list: Pick<PostsState, "categories" | "selectedCategory" | "total">;
  /** Whether the first page of the list is shown: a choice then filters it in place. */
  isFirstPage: boolean;
};

/**
 * The categories above the list, with their numbers of articles. Without JavaScript each links to
 * its description.
 */
export function CategoryNav({ list, isFirstPage }: CategoryNavProps) {
  const isHydrated = useHydrated();
  const addressOf = (slug: string) => (isHydrated ? categoryPath(slug) : `#${slug}`);
  const links = [
    { slug: ALL_CATEGORIES, title: BLOG_STRINGS.all, total: list.total, to: blogPagePath(1) },
    ...list.categories.map((category) => ({ ...category, to: addressOf(category.slug) })),
  ];
  return (
    <nav className="wide unprinted" aria-label={BLOG_STRINGS.categories}>
      <div className={styles.line}>
        <ul className={choices.row}>
          {links.map(({ slug, title, total, to }) => (
            <li key={slug}>
              <Link
                to={to}
                className={choices.choice}
                current={slug === list.selectedCategory}
                keepsScroll={isFirstPage}
                onClick={() => isFirstPage && selectCategory(slug)}
              >
                {title} <span className={choices.count}>{total}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
