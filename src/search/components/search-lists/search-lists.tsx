import type { ReactNode } from "react";
import { STRINGS } from "../../../constants/strings";
import { ArrowLink } from "../../../ui/arrow-link/arrow-link";
import { Link } from "../../../ui/link/link";
import { RunOn } from "../../../ui/run-on/run-on";
import { SEARCH_STRINGS } from "../../strings";
import * as styles from "./search-lists.module.scss";

type Entry = { title: string; to: string; hash?: string };

export type SearchListsProps = {
  services: readonly Entry[];
  works: readonly Entry[];
  articles: readonly Entry[];
};

const linksTo = (entries: readonly Entry[]) =>
  entries.map(({ title, to, hash }) => ({
    key: `${to}#${hash}`,
    text: (
      <Link to={to} hash={hash} className={styles.link}>
        {title}
      </Link>
    ),
  }));

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <div>{children}</div>
    </div>
  );
}

/** Case studies, services and the latest articles, for visitors without a query or a script. */
export function SearchLists({ services, works, articles }: SearchListsProps) {
  return (
    <section className={styles.root} aria-label={SEARCH_STRINGS.browse}>
      {works.length > 0 && (
        <Group title={SEARCH_STRINGS.works}>
          <RunOn items={linksTo(works)} size="large" />
        </Group>
      )}
      {services.length > 0 && (
        <Group title={STRINGS.services}>
          <RunOn items={linksTo(services)} />
        </Group>
      )}
      {articles.length > 0 && (
        <Group title={SEARCH_STRINGS.articles}>
          <ul className={styles.columns}>
            {linksTo(articles).map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
          <ArrowLink to="/blog">{STRINGS.allArticles}</ArrowLink>
        </Group>
      )}
    </section>
  );
}
