import { CARD_SIZES } from "../../../content-model/sizes/cards";
import { Carousel } from "../../../ui/carousel/carousel";
import { Section } from "../../../ui/section/section";
import { ArticleCard } from "../article-card/article-card";

export type RelatedArticlesProps = { title: string; articles: readonly Queries.ArticleCardFragment[] };

export function RelatedArticles({ title, articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Section
      id="related"
      title={title}
      tone="stone"
      cut="right"
      layout="stack"
      className="unprinted"
      bleed={
        <Carousel label={title} items={articles} itemKey={({ slug }) => slug}>
          {(article) => <ArticleCard article={article} sizes={CARD_SIZES.articleSlide} />}
        </Carousel>
      }
    />
  );
}
