import { STRINGS } from "../../../constants/strings";
import { ArticleCard } from "../../content/article-card/article-card";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Grid } from "../../ui/grid/grid";
import { Section, type SectionProps } from "../../ui/section/section";

export type NewsProps = Pick<SectionProps, "title" | "perex"> & { articles: readonly Queries.ArticleCardFragment[] };

export function News({ articles, ...section }: NewsProps) {
  return (
    <Section id="news" {...section}>
      <Grid items={articles} itemKey={({ slug }) => slug}>
        {(article) => <ArticleCard article={article} />}
      </Grid>
      <p>
        <ButtonLink to="/blog">{STRINGS.allArticles}</ButtonLink>
      </p>
    </Section>
  );
}
