import type { Ref } from "react";
import { BLOG_SIZES } from "../../../content-model/sizes/blog";
import { ArticleCard, type ArticleCardProps } from "../article-card/article-card";
import * as styles from "./article-list.module.scss";
import { type Span, spansOf } from "./article-rhythm";

export type ArticleListProps = {
  ref?: Ref<HTMLElement>;
  title: string;
  /** About the selected category; without it the heading is for screen readers. */
  perex?: string | null;
  articles: readonly Queries.ArticleCardFragment[];
  /** More are being loaded. */
  isLoading: boolean;
  /** Text for an empty list. */
  wordsWithout: string;
};

type Card = { className: string | undefined; size?: ArticleCardProps["size"]; sizes: string };

const CARDS: Record<Span, Card> = {
  twelve: { className: styles.twelve, size: "large", sizes: BLOG_SIZES.lead },
  seven: { className: styles.seven, sizes: BLOG_SIZES.sevenColumns },
  five: { className: styles.five, sizes: BLOG_SIZES.fiveColumns },
  four: { className: styles.four, size: "compact", sizes: BLOG_SIZES.fourColumns },
};

/** One page of the blog, its first article large, the others of differing widths, so that the eye has somewhere to rest. */
export function ArticleList({ ref, title, perex, articles, isLoading, wordsWithout }: ArticleListProps) {
  const [lead, ...others] = articles;
  const spans = spansOf(others.length);
  return (
    <section ref={ref} className={styles.root} aria-labelledby="articles-title" aria-busy={isLoading}>
      <h2 id="articles-title" className={perex ? undefined : "visually-hidden"}>
        {title}
      </h2>
      {perex && <p className={styles.perex}>{perex}</p>}
      {articles.length === 0 && <p className={styles.empty}>{wordsWithout}</p>}
      {/* Keyed, or a reused card would show the previous picture until the new one has loaded. */}
      {lead && <ArticleCard key={lead.slug} article={lead} size="large" sizes={BLOG_SIZES.lead} priority />}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((article, index) => {
            const { className, ...card } = CARDS[spans[index] ?? "four"];
            return (
              <li key={article.slug} className={className}>
                <ArticleCard article={article} {...card} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
