import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { formatDate } from "../../../utils/format-date";
import { minutesToRead } from "../../../utils/minutes-to-read";
import { Link } from "../../ui/link/link";
import { VisibilityMark } from "../../ui/visibility-mark/visibility-mark";
import * as styles from "./article-facts.module.scss";

export type ArticleFactsProps = { article: Queries.ArticleFactsFragment };

/** About what, when and how long. */
export function ArticleFacts({ article }: ArticleFactsProps) {
  return (
    <>
      <VisibilityMark visibility={article.visibility} />
      <ul className={styles.root}>
        {article.category && (
          <li>
            <Link to="/blog" hash={article.category.slug} className={styles.category}>
              {article.category.title}
            </Link>
          </li>
        )}
        <li>
          {STRINGS.published} <time dateTime={article.date}>{formatDate(article.date)}</time>
        </li>
        {article.updated && (
          <li>
            {STRINGS.updated} <time dateTime={article.updated}>{formatDate(article.updated)}</time>
          </li>
        )}
        {!!article.words && (
          <li>
            {minutesToRead(article.words)} {STRINGS.readingTime}
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
