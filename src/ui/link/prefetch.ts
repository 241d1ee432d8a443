import { prefetchPathname } from "gatsby";
import { whenIdle } from "../../browser/dom/when-idle";
import { PREFETCH_IDLE_TIMEOUT_MS } from "../../constants/visit";
import { loadSoon } from "../../overrides/load-soon";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether a connection is fast enough for prefetching, and the visitor does not save data. */
export function allowsPrefetch({ saveData = false, effectiveType = "" }: Connection): boolean {
  return !saveData && !effectiveType.includes("2g");
}

const paths = new WeakMap<Element, string>();
let observer: IntersectionObserver | undefined;

const mayPrefetch = () =>
  allowsPrefetch((navigator as Navigator & { connection?: Connection }).connection ?? {});

function prefetchShown(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    const path = paths.get(target);
    if (path && mayPrefetch()) prefetchPathname(path);
  }
}

/**
 * Prefetches the page of a link once the link is in view and the browser is idle. Gatsby collects
 * such pages for three seconds and loads four at a time.
 * @returns stops watching
 */
export function prefetchWhenShown(link: Element, path: string): () => void {
  paths.set(link, path);
  whenIdle(() => {
    if (!link.isConnected || !mayPrefetch()) return;
    observer ??= new IntersectionObserver(prefetchShown);
    observer.observe(link);
  }, PREFETCH_IDLE_TIMEOUT_MS);
  return () => observer?.unobserve(link);
}

/** Prefetches the page of a link that is about to be followed. */
export function prefetchNow(path: string): void {
  if (mayPrefetch()) loadSoon(path);
}
