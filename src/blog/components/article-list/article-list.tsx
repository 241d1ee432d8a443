import type { Ref } from "react";
import { BLOG_SIZES } from "../../../content-model/sizes/blog";
import { ArticleCard, type ArticleCardProps } from "../article-card/article-card";
import * as styles from "./article-list.module.scss";

export type Span = "twelve" | "seven" | "five" | "four";
type Row = readonly Span[];

const TWO: Row = ["seven", "five"];
const TWO_TURNED: Row = ["five", "seven"];
const THREE: Row = ["four", "four", "four"];

/** The rows below the large card, which repeat. */
const ROWS: readonly Row[] = [THREE, TWO, THREE, TWO_TURNED];

/** The widths of cards below the large one, in columns of twelve, which fill the last row, too. */
export function cardSpans(count: number): Span[] {
  const spans: Span[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const remaining = count - spans.length;
    if (remaining === 1) spans.push("twelve");
    else if (remaining === 2) spans.push(...TWO);
    else spans.push(...(ROWS[row % ROWS.length] ?? THREE));
  }
  return spans;
}

export type ArticleListProps = {
  ref?: Ref<HTMLElement>;
  title: string;
  /** Description of the selected category; without one only screen readers get the heading. */
  perex?: string | null;
  articles: readonly Queries.ArticleCardFragment[];
  /** Whether more articles are being loaded. */
  isLoading: boolean;
  /** Text for an empty list. */
  emptyText: string;
};

type Card = { className: string | undefined; size?: ArticleCardProps["size"]; sizes: string };

const CARDS: Record<Span, Card> = {
  twelve: { className: styles.twelve, size: "large", sizes: BLOG_SIZES.lead },
  seven: { className: styles.seven, sizes: BLOG_SIZES.sevenColumns },
  five: { className: styles.five, sizes: BLOG_SIZES.fiveColumns },
  four: { className: styles.four, size: "compact", sizes: BLOG_SIZES.fourColumns },
};

/** Cards of articles: the first one large, the others in rows of different widths. */
export function ArticleList({
  ref,
  title,
  perex,
  articles,
  isLoading,
  emptyText,
}: ArticleListProps) {
  const [lead, ...others] = articles;
  const spans = cardSpans(others.length);
  return (
    <section
      ref={ref}
      className={styles.root}
      aria-labelledby="articles_title"
      aria-busy={isLoading}
    >
      <h2 id="articles_title" className={perex ? undefined : "visually-hidden"}>
        {title}
      </h2>
      {perex && <p className={styles.perex}>{perex}</p>}
      {articles.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      {/* With a key: a reused card would show the previous picture until the new one has loaded. */}
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
