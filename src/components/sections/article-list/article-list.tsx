import { STRINGS } from "../../../constants/strings";
import { ArticleCard } from "../../content/article-card/article-card";
import { Grid } from "../../ui/grid/grid";
import * as styles from "./article-list.module.scss";

export type ArticleListProps = { articles: readonly Queries.ArticleCardFragment[] };

export function ArticleList({ articles }: ArticleListProps) {
  return (
    <section className={styles.root} aria-labelledby="articles-title">
      <h2 id="articles-title" className="visually-hidden">
        {STRINGS.allArticles}
      </h2>
      <Grid items={articles} itemKey={({ slug }) => slug}>
        {(article, index) => <ArticleCard article={article} priority={index === 0} />}
      </Grid>
    </section>
  );
}
