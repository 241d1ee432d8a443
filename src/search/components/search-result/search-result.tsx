import { CARD, CardLink } from "../../../ui/card-link/card-link";
import { classNames } from "../../../ui/class-names";
import { formatDate } from "../../../ui/format-date";
import type { SearchResult as Result } from "../../result";
import { SEARCH_STRINGS } from "../../strings";
import * as styles from "./search-result.module.scss";

/** A result as a card that is one link: facts, title, and an excerpt with marked matches. */
export function SearchResult({ result }: { result: Result }) {
  const { url, kind, title, topic, date, picture, excerpt } = result;
  return (
    <article className={classNames(CARD, styles.root)}>
      {/* Not `ui/picture`: the index has the address of one file only. */}
      {picture && (
        <div className={styles.frame}>
          <img src={picture} alt="" loading="lazy" decoding="async" className={styles.picture} />
        </div>
      )}
      <div>
        <p className={styles.facts}>
          <span className={styles.kind}>{SEARCH_STRINGS.kinds[kind].one}</span>
          {topic && <span>{topic}</span>}
          {date && <time dateTime={date}>{formatDate(date)}</time>}
        </p>
        <h3 className={styles.title}>
          <CardLink to={url}>{title}</CardLink>
        </h3>
        <p className={styles.excerpt}>
          {excerpt.map(({ text, isMarked }, index) => {
            const Part = isMarked ? "mark" : "span";
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which change together
            return <Part key={index}>{text}</Part>;
          })}
        </p>
      </div>
    </article>
  );
}
