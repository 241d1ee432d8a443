import { useEffect, useRef, useState } from "react";
import { STRINGS } from "../../../../constants/strings";
import { Link } from "../../../../ui/link/link";
import * as styles from "./service-index.module.scss";

/**
 * A line across the window, as `rootMargin`: the section that crosses it is being read. It is below
 * the place to which anchors scroll, also on a phone in landscape.
 */
const READING_LINE = "-40% 0px -59% 0px";

/** Id of the section that is being read; undefined before hydration, and above and below all. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setCurrent((last) => entries.reduce(afterCrossing, last)),
      { rootMargin: READING_LINE },
    );
    for (const id of joined.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}

/** The current section after one has begun or ended to cross the line. */
function afterCrossing(
  current: string | undefined,
  { isIntersecting, target }: IntersectionObserverEntry,
) {
  if (isIntersecting) return target.id;
  return current === target.id ? undefined : current;
}

/** Links to the chapters of the services page, of which the one that is being read is marked. */
export function ServiceIndex({
  services,
}: {
  services: readonly { readonly slug: string; readonly title: string }[];
}) {
  const current = useCurrentSection(services.map(({ slug }) => slug));
  const row = useRef<HTMLElement>(null);
  // Scrolls the row, where it scrolls, to the marked link, or to the beginning if none is marked;
  // but not while the visitor has the focus in it.
  useEffect(() => {
    const first = row.current?.querySelector("li");
    const marked = current ? row.current?.querySelector('[aria-current="true"]') : first;
    if (!row.current || !first || !marked || row.current.contains(document.activeElement)) return;
    row.current.scrollLeft =
      marked.getBoundingClientRect().left - first.getBoundingClientRect().left;
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
