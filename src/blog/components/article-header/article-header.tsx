import { graphql } from "gatsby";
import { ARTICLE_STRINGS } from "../../../constants/article-strings";
import { BLOG_SIZES } from "../../../content-model/sizes/blog";
import { Picture } from "../../../ui/picture/picture";
import { ArticleFacts } from "../article-facts/article-facts";
import * as styles from "./article-header.module.scss";

/** The top of an article on an ink plane; the plane is cut behind the cover, so that the text begins on paper. */
export function ArticleHeader({ article }: { article: Queries.ArticleHeaderFragment }) {
  return (
    <header>
      <div className={styles.top}>
        <div className={styles.words}>
          <div className={styles.facts}>
            <ArticleFacts article={article} />
          </div>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.perex}>{article.perex}</p>
          {article.author && (
            <p className={styles.author}>
              <strong className={styles.name}>{`${ARTICLE_STRINGS.writtenBy} ${article.author.name}`}</strong>
              <span>{article.author.position}</span>
            </p>
          )}
        </div>
      </div>
      <div className={styles.cover}>
        <div className="wide">
          <Picture
            picture={article.picture}
            alt={article.pictureAlt}
            sizes={BLOG_SIZES.cover}
            priority
            className={styles.picture}
          />
        </div>
      </div>
    </header>
  );
}

export const articleHeaderFragment = graphql`
  fragment ArticleHeader on Article {
    ...ArticleFacts
    title
    perex
    author {
      slug
      name
      position
    }
    pictureAlt
    picture {
      ...Picture
    }
  }
`;
