import { graphql } from "gatsby";
import { ARTICLE_STRINGS } from "../../../constants/article-strings";
import { STRINGS } from "../../../constants/strings";
import { useHydrated } from "../../../hooks/use-hydrated";
import { Link } from "../../../ui/link/link";
import { VisibilityMark } from "../../../ui/visibility-mark/visibility-mark";
import { formatDate } from "../../../utils/format-date";
import { minutesToRead } from "../../../utils/minutes-to-read";
import { blogPagePath, categoryPath } from "../../blog-pages";
import * as styles from "./article-facts.module.scss";

/** Links a category to its articles, which a script filters; without one to its description. */
function CategoryLink({ slug, title }: { slug: string; title: string }) {
  const isHydrated = useHydrated();
  return (
    <Link
      to={isHydrated ? categoryPath(slug) : blogPagePath(1)}
      hash={isHydrated ? null : slug}
      className={styles.category}
    >
      {title}
    </Link>
  );
}

export function ArticleFacts({ article }: { article: Queries.ArticleFactsFragment }) {
  return (
    <>
      <VisibilityMark visibility={article.visibility} />
      <ul className={styles.root}>
        {article.category && (
          <li>
            <CategoryLink {...article.category} />
          </li>
        )}
        <li>
          {ARTICLE_STRINGS.published} <time dateTime={article.date}>{formatDate(article.date)}</time>
        </li>
        {article.updated && (
          <li>
            {STRINGS.updated} <time dateTime={article.updated}>{formatDate(article.updated)}</time>
          </li>
        )}
        {!!article.words && (
          <li>
            {minutesToRead(article.words)} {ARTICLE_STRINGS.readingTime}
          </li>
        )}
      </ul>
    </>
  );
}

export const articleFactsFragment = graphql`
  fragment ArticleFacts on Article {
    visibility
    date
    updated
    category {
      slug
      title
    }
    words
  }
`;
