import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { formatDate } from "../../../utils/format-date";
import { VisibilityMark } from "../../ui/visibility-mark/visibility-mark";
import * as styles from "./article-facts.module.scss";

export type ArticleFactsProps = { article: Queries.ArticleFactsFragment };

/** When, by whom and about what. */
export function ArticleFacts({ article }: ArticleFactsProps) {
  return (
    <>
      <VisibilityMark visibility={article.visibility} />
      <ul className={styles.root}>
        <li>
          {STRINGS.published} <time dateTime={article.date}>{formatDate(article.date)}</time>
        </li>
        {article.updated && (
          <li>
            {STRINGS.updated} <time dateTime={article.updated}>{formatDate(article.updated)}</time>
          </li>
        )}
        <li>
          {STRINGS.writtenBy} {article.author.name}
        </li>
        {article.category && <li>{article.category.title}</li>}
      </ul>
    </>
  );
}

export const articleFactsFragment = graphql`
  fragment ArticleFacts on Article {
    visibility
    date
    updated
    author {
      name
    }
    category {
      title
    }
  }
`;
