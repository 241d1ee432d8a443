import { ArrowLink } from "../../../components/ui/arrow-link/arrow-link";
import { Link } from "../../../components/ui/link/link";
import { STRINGS } from "../../../constants/strings";
import { SEARCH_STRINGS } from "../../strings";
import * as styles from "./search-lists.module.scss";

type Entry = { title: string; to: string; hash?: string };

export type SearchListsProps = { services: readonly Entry[]; works: readonly Entry[]; articles: readonly Entry[] };

/** Services, case studies and the latest articles, to browse without a query or without a script. */
export function SearchLists({ services, works, articles }: SearchListsProps) {
  const lists = [
    { id: "services", title: STRINGS.services, entries: services, all: null },
    { id: "works", title: SEARCH_STRINGS.works, entries: works, all: { to: "/works", title: STRINGS.allWorks } },
    {
      id: "articles",
      title: SEARCH_STRINGS.articles,
      entries: articles,
      all: { to: "/blog", title: STRINGS.allArticles },
    },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <section className={styles.root} aria-label={SEARCH_STRINGS.browse}>
      {lists.map(({ id, title, entries, all }) => (
        <div key={id} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.list}>
            {entries.map(({ title: name, to, hash }) => (
              <li key={`${to}#${hash}`}>
                <Link to={to} hash={hash} className={styles.link}>
                  <span className={styles.words}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
          {all ? <ArrowLink to={all.to}>{all.title}</ArrowLink> : null}
        </div>
      ))}
    </section>
  );
}
