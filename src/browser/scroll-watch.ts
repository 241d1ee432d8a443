import { noteScroll, scrollState } from "../stores/scroll";

function look(): void {
  noteScroll(scrollState(scrollY, innerHeight, document.documentElement.scrollHeight));
}

/** Keeps the scroll store in step with the page, whose height changes, too. */
export function watchScroll(): void {
  addEventListener("scroll", look, { passive: true });
  new ResizeObserver(look).observe(document.documentElement);
  look();
}
