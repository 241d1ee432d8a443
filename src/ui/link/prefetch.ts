import { prefetchPathname } from "gatsby";
import { PAGE_DATA_FOLDER } from "../../../site-contract/layout";
import { PREFETCH_IDLE_TIMEOUT_MS } from "../../constants/visit";
import { whenIdle } from "../../dom/when-idle";
import { loadSoon } from "../../overrides/load-soon";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the connection allows prefetching. */
export function hasRoom({ saveData = false, effectiveType = "" }: Connection): boolean {
  return !saveData && !effectiveType.includes("2g");
}

const paths = new WeakMap<Element, string>();
let observer: IntersectionObserver | undefined;

/** Pages whose data has been prefetched in this document. */
const prefetched = new Set<string>();

/**
 * Prefetches a page: its data immediately; its scripts by Gatsby, which waits for three more seconds and then takes a few pages at a
 * time.
 */
function prefetch(path: string): void {
  prefetchPathname(path);
  if (prefetched.has(path) || path === location.pathname) return;
  prefetched.add(path);
  const href = `/${PAGE_DATA_FOLDER}${path === "/" ? "/index" : path}/page-data.json`;
  // As Gatsby requests it, so that the browser downloads it once.
  const hints = { rel: "prefetch", href, as: "fetch", crossOrigin: "anonymous" };
  document.head.append(Object.assign(document.createElement("link"), hints));
}

const mayPrefetch = () => hasRoom((navigator as Navigator & { connection?: Connection }).connection ?? {});

function prefetchShown(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    const path = paths.get(target);
    if (path && mayPrefetch()) prefetch(path);
  }
}

/** Prefetches the page behind a link once the link is in view and the browser idle. @returns stops watching */
export function prefetchWhenShown(link: Element, path: string): () => void {
  paths.set(link, path);
  whenIdle(() => {
    if (!link.isConnected || !mayPrefetch()) return;
    observer ??= new IntersectionObserver(prefetchShown);
    observer.observe(link);
  }, PREFETCH_IDLE_TIMEOUT_MS);
  return () => observer?.unobserve(link);
}

/** Prefetches the page behind a link that is about to be followed. */
export function prefetchNow(path: string): void {
  if (mayPrefetch()) loadSoon(path);
}
