import { Link } from "../../../components/ui/link/link";
import { formatDate } from "../../../utils/format-date";
import type { Hit } from "../../hit";
import { SEARCH_STRINGS } from "../../strings";
import * as styles from "./search-hit.module.scss";

/** One result: what it is, its title, and the words that were found, marked. All of it is one link. */
export function SearchHit({ hit }: { hit: Hit }) {
  const { url, kind, title, topic, date, picture, excerpt } = hit;
  return (
    <article className={styles.root}>
      {/* One of the pictures of its own page; the index knows its address, not its data. */}
      <div className={styles.frame}>
        {picture && <img src={picture} alt="" loading="lazy" decoding="async" className={styles.picture} />}
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>
          <span className={styles.kind}>{SEARCH_STRINGS.kinds[kind].one}</span>
          {topic && <span>{topic}</span>}
          {date && <time dateTime={date}>{formatDate(date)}</time>}
        </p>
        <h3 className={styles.title}>
          <Link to={url} className={styles.link}>
            <span className={styles.words}>{title}</span>
          </Link>
        </h3>
        <p className={styles.excerpt}>
          {/* biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which change together */}
          {excerpt.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}
        </p>
      </div>
    </article>
  );
}
