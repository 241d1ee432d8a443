import { graphql } from "gatsby";
import { BLOG_SIZES } from "../../../content-model/sizes/blog";
import { CARD, CardLink } from "../../../ui/card-link/card-link";
import { classNames } from "../../../ui/class-names";
import { formatDate } from "../../../ui/format-date";
import { Picture } from "../../../ui/picture/picture";
import { VisibilityMark } from "../../../ui/visibility-mark/visibility-mark";
import * as styles from "./article-card.module.scss";

export type ArticleCardProps = {
  article: Queries.ArticleCardFragment;
  /**
   * `large`: text beside the picture on wide screens. `compact`: on phones, text without the teaser
   * beside a small picture. `small`: like `compact`, and no teaser on wide screens either.
   */
  size?: "small" | "compact" | "large";
  /** Displayed width of the picture; by default a third of the page. */
  sizes?: string;
  priority?: boolean;
};

/** An article as a card that is one link: picture, category, date, title and teaser. */
export function ArticleCard({
  article,
  size,
  sizes = BLOG_SIZES.card,
  priority,
}: ArticleCardProps) {
  return (
    <article className={classNames(CARD, size === "large" ? styles.large : size && styles.compact)}>
      <div className={styles.inner}>
        <Picture
          picture={article.picture}
          alt={article.pictureAlt}
          sizes={sizes}
          priority={priority}
          className={styles.picture}
        />
        <div>
          <VisibilityMark visibility={article.visibility} />
          <p className={styles.facts}>
            {article.category && <span className={styles.category}>{article.category.title}</span>}
            <time dateTime={article.date}>{formatDate(article.date)}</time>
          </p>
          <h3 className={styles.title}>
            <CardLink to={article.route ?? "/blog"}>{article.title}</CardLink>
          </h3>
          {size !== "small" && <p className={styles.perex}>{article.perex}</p>}
        </div>
      </div>
    </article>
  );
}

export const articleCardFragment = graphql`
  fragment ArticleCard on Article {
    slug
    route
    visibility
    title
    perex
    date
    category {
      slug
      title
    }
    pictureAlt
    picture {
      ...Picture
    }
  }
`;
