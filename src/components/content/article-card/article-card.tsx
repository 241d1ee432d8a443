import { graphql } from "gatsby";
import { formatDate } from "../../../utils/format-date";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/picture/picture";
import { VisibilityMark } from "../../ui/visibility-mark/visibility-mark";
import * as styles from "./article-card.module.scss";

export type ArticleCardProps = { article: Queries.ArticleCardFragment; priority?: boolean };

/** An article drawn small: picture, date and category, title and teaser, all of it one link. */
export function ArticleCard({ article, priority }: ArticleCardProps) {
  return (
    <article className={styles.root}>
      <Picture file={article.picture} retina={article.pictureRetina} alt={article.pictureAlt} priority={priority} />
      <VisibilityMark visibility={article.visibility} />
      <p className={styles.facts}>
        <time dateTime={article.date}>{formatDate(article.date)}</time>
        {article.category && <span>{article.category.title}</span>}
      </p>
      <h3 className={styles.title}>
        <Link to={article.route ?? "/blog"} className={styles.link}>
          {article.title}
        </Link>
      </h3>
      <p className={styles.perex}>{article.perex}</p>
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
      title
    }
    pictureAlt
    picture {
      childImageSharp {
        gatsbyImageData(width: 480, aspectRatio: 1.7778, outputPixelDensities: [1, 2], sizes: "(min-width: 1200px) 400px, (min-width: 640px) 50vw, 100vw")
      }
    }
    pictureRetina {
      childImageSharp {
        gatsbyImageData(width: 480, aspectRatio: 1.7778, outputPixelDensities: [1, 2], sizes: "(min-width: 1200px) 400px, (min-width: 640px) 50vw, 100vw")
      }
    }
  }
`;
