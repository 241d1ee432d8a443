import { useHydrated } from "../../../browser/hooks/use-hydrated";
import { ALL_CATEGORIES } from "../../../constants/routes";
import * as choices from "../../../ui/choices/choices.module.scss";
import { Link } from "../../../ui/link/link";
import { blogPagePath, categoryPath } from "../../blog-pages";
import { type PostsState, selectCategory } from "../../posts";
import { BLOG_STRINGS } from "../../strings";
import * as styles from "./category-words.module.scss";

export type CategoryWordsProps = {
  list: Pick<PostsState, "categories" | "selectedCategory" | "total">;
  /** The first page of the list is shown: a choice filters it in place. */
  isHere: boolean;
};

/**
 * The categories above the list, with the number of articles. Without JavaScript each leads to its
 * text.
 */
export function CategoryWords({ list, isHere }: CategoryWordsProps) {
  const isHydrated = useHydrated();
  const addressOf = (slug: string) => (isHydrated ? categoryPath(slug) : `#${slug}`);
  const words = [
    { slug: ALL_CATEGORIES, title: BLOG_STRINGS.all, total: list.total, to: blogPagePath(1) },
    ...list.categories.map((category) => ({ ...category, to: addressOf(category.slug) })),
  ];
  return (
    <nav className="wide unprinted" aria-label={BLOG_STRINGS.categories}>
      <div className={styles.line}>
        <ul className={choices.row}>
          {words.map(({ slug, title, total, to }) => (
            <li key={slug}>
              <Link
                to={to}
                className={choices.choice}
                current={slug === list.selectedCategory}
                keepsScroll={isHere}
                onClick={() => isHere && selectCategory(slug)}
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
