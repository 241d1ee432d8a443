import { ArticleCard } from "../../content/article-card/article-card";
import { Grid } from "../../ui/grid/grid";
import { Section } from "../../ui/section/section";

export type RelatedArticlesProps = { title: string; articles: readonly Queries.ArticleCardFragment[] };

export function RelatedArticles({ title, articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Section id="related" title={title} tone="stone">
      <Grid items={articles} itemKey={({ slug }) => slug}>
        {(article) => <ArticleCard article={article} />}
      </Grid>
    </Section>
  );
}
