import { graphql } from "gatsby";
import { STRINGS } from "../../../constants/strings";
import { NEWS_SIZES } from "../../../content-model/sizes/news";
import { ArrowLink } from "../../../ui/arrow-link/arrow-link";
import { Section, type SectionCopy } from "../../../ui/section/section";
import { ArticleCard } from "../article-card/article-card";
import * as styles from "./news.module.scss";

/** The three newest articles, the first one large. */
export function News({
  articles,
  ...section
}: SectionCopy & { articles: readonly Queries.ArticleCardFragment[] }) {
  return (
    <Section
      id="news"
      layout="margin"
      action={<ArrowLink to="/blog">{STRINGS.allArticles}</ArrowLink>}
      isEmpty={articles.length === 0}
      {...section}
    >
      <ul className={styles.list}>
        {articles.map((article, index) => (
          <li key={article.slug} className={index === 0 ? styles.lead : undefined}>
            <ArticleCard
              article={article}
              size={index === 0 ? "large" : "small"}
              sizes={index === 0 ? NEWS_SIZES.lead : NEWS_SIZES.small}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const newsFragment = graphql`
  fragment News on Query {
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
