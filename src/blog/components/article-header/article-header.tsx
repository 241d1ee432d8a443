import { graphql } from "gatsby";
import { useHydrated } from "../../../browser/hooks/use-hydrated";
import { ARTICLE_STRINGS } from "../../../constants/article-strings";
import { STRINGS } from "../../../constants/strings";
import { BLOG_SIZES } from "../../../content-model/sizes/blog";
import { formatDate } from "../../../ui/format-date";
import { Link } from "../../../ui/link/link";
import { Picture } from "../../../ui/picture/picture";
import { VisibilityMark } from "../../../ui/visibility-mark/visibility-mark";
import { blogPagePath, categoryPath } from "../../blog-pages";
import { minutesToRead } from "../../minutes-to-read";
import * as styles from "./article-header.module.scss";

/**
 * A link to a category's articles, which a script filters; without JavaScript to its description.
 */
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

type Facts = Pick<
  Queries.ArticleHeaderFragment,
  "visibility" | "date" | "updated" | "category" | "words"
>;

/** Category, dates and reading time of an article. */
export function ArticleFacts({ article }: { article: Facts }) {
  return (
    <>
      <VisibilityMark visibility={article.visibility} />
      <ul className={styles.row}>
        {article.category && (
          <li>
            <CategoryLink {...article.category} />
          </li>
        )}
        <li>
          {ARTICLE_STRINGS.published}{" "}
          <time dateTime={article.date}>{formatDate(article.date)}</time>
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

/** The top of an article: facts, title, introduction and author on an ink plane, and its cover. */
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
              <strong
                className={styles.name}
              >{`${ARTICLE_STRINGS.writtenBy} ${article.author.name}`}</strong>
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
    visibility
    date
    updated
    category {
      slug
      title
    }
    words
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
