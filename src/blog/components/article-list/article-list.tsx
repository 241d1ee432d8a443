import type { Ref } from "react";
import { BLOG_SIZES } from "../../../content-model/sizes/blog";
import { ArticleCard, type ArticleCardProps } from "../article-card/article-card";
import * as styles from "./article-list.module.scss";

export type Span = "twelve" | "seven" | "five" | "four";
type Row = readonly Span[];

const TWO: Row = ["seven", "five"];
const TWO_TURNED: Row = ["five", "seven"];
const THREE: Row = ["four", "four", "four"];

/** Below a large card, rows of three equal and two unequal ones. */
const RHYTHM: readonly Row[] = [THREE, TWO, THREE, TWO_TURNED];

/**
 * The width of each card below the large one. The last row is filled, too, as in a category with
 * few articles.
 */
export function spansOf(count: number): Span[] {
  const spans: Span[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const left = count - spans.length;
    if (left === 1) spans.push("twelve");
    else if (left === 2) spans.push(...TWO);
    else spans.push(...(RHYTHM[row % RHYTHM.length] ?? THREE));
  }
  return spans;
}

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

/**
 * One page of the blog, its first article large, the others of differing widths, so that the eye
 * has somewhere to rest.
 */
export function ArticleList({
  ref,
  title,
  perex,
  articles,
  isLoading,
  wordsWithout,
}: ArticleListProps) {
  const [lead, ...others] = articles;
  const spans = spansOf(others.length);
  return (
    <section
      ref={ref}
      className={styles.root}
      aria-labelledby="articles-title"
      aria-busy={isLoading}
    >
      <h2 id="articles-title" className={perex ? undefined : "visually-hidden"}>
        {title}
      </h2>
      {perex && <p className={styles.perex}>{perex}</p>}
      {articles.length === 0 && <p className={styles.empty}>{wordsWithout}</p>}
      {/* Keyed, or a reused card would show the previous picture until the new one has loaded. */}
      {lead && (
        <ArticleCard key={lead.slug} article={lead} size="large" sizes={BLOG_SIZES.lead} priority />
      )}
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
