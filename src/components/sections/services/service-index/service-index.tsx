import { useEffect, useRef, useState } from "react";
import { STRINGS } from "../../../../constants/strings";
import { Link } from "../../../../ui/link/link";
import * as styles from "./service-index.module.scss";

/**
 * A line across the window: what crosses it is being read. Below the place where anchors stop (the
 * bar at the top and the offset of the specification), also in a landscape phone, whose bar is low.
 */
const READING_LINE = "-40% 0px -59% 0px";

/** The section being read; none before hydration, and above and below all sections. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setCurrent((before) => entries.reduce(afterCrossing, before)),
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

function afterCrossing(
  before: string | undefined,
  { isIntersecting, target }: IntersectionObserverEntry,
) {
  if (isIntersecting) return target.id;
  return before === target.id ? undefined : before;
}

/** Leads to the chapters of the services page, the one that is being read marked. */
export function ServiceIndex({
  services,
}: {
  services: readonly { readonly slug: string; readonly title: string }[];
}) {
  const current = useCurrentSection(services.map(({ slug }) => slug));
  const row = useRef<HTMLElement>(null);
  // Where the index is a row that scrolls, the marked one is brought to its beginning, the first
  // one where none is marked; unless someone is choosing from it.
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
