import { prefetchPathname } from "gatsby";
import { PREFETCH_IDLE_TIMEOUT_MS } from "../../../constants/visit";
import { loadSoon } from "../../../overrides/load-soon";
import { whenIdle } from "../../../utils/when-idle";

export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether a line has room for what a visitor may never ask for. */
export function hasRoom({ saveData = false, effectiveType = "" }: Connection): boolean {
  return !saveData && !effectiveType.includes("2g");
}

const paths = new WeakMap<Element, string>();
let observer: IntersectionObserver | undefined;

const mayPrefetch = () => hasRoom((navigator as Navigator & { connection?: Connection }).connection ?? {});

function prefetchShown(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    const path = paths.get(target);
    if (path && mayPrefetch()) prefetchPathname(path);
  }
}

/**
 * Fetches the page behind a link ahead, once the link is in sight and the browser has nothing better to do.
 * @returns ends the watch
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

/** Fetches the page behind a link that is about to be followed. */
export function prefetchNow(path: string): void {
  if (mayPrefetch()) loadSoon(path);
}
