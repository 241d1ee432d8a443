import { useEffect, useRef } from "react";
import { STRINGS } from "../../../../constants/strings";
import { useCurrentSection } from "../../../../hooks/use-current-section";
import { Link } from "../../../../ui/link/link";
import * as styles from "./service-index.module.scss";

export type ServiceIndexProps = { services: readonly { readonly slug: string; readonly title: string }[] };

/** Leads to the chapters of the services page, the one that is being read marked. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  const current = useCurrentSection(services.map(({ slug }) => slug));
  const row = useRef<HTMLElement>(null);
  // Where the index is a row that scrolls, the marked one is brought to its beginning, the first one where none is marked;
  // unless someone is choosing from it.
  useEffect(() => {
    const first = row.current?.querySelector("li");
    const marked = current ? row.current?.querySelector('[aria-current="true"]') : first;
    if (!row.current || !first || !marked || row.current.contains(document.activeElement)) return;
    row.current.scrollLeft = marked.getBoundingClientRect().left - first.getBoundingClientRect().left;
  }, [current]);
  return (
    <nav ref={row} aria-label={STRINGS.onThisPage} className={styles.root}>
      <ol className={styles.list}>
        {services.map(({ slug, title }) => (
          <li key={slug} className={styles.item}>
            <Link to="/services" hash={slug} current={slug === current} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
