import { create } from "zustand";
import { SCROLL_HINT_DIVISOR } from "../../constants/layout";

type ScrollState = {
  /** Whether the page is at, or near, its top, and there is more below. */
  hasMore: boolean;
  /** Whether the page is scrolled far enough for the button back to the top. */
  isFarDown: boolean;
};

/**
 * Computes which buttons the sidebar shows. All parameters are in CSS pixels.
 * @param top scroll position
 * @param viewport height of the window
 * @param page height of the page
 */
export function scrollState(top: number, viewport: number, page: number): ScrollState {
  const isFarDown = top > viewport / SCROLL_HINT_DIVISOR;
  return { hasMore: !isFarDown && top + viewport < page - 1, isFarDown };
}

/** State of the scroll position for the sidebar's buttons. */
export const useScroll = create<ScrollState>(() => ({ hasMore: false, isFarDown: false }));

/** Updates the store when the page scrolls, or changes its height. */
export function watchScroll(): void {
  const update = () =>
    useScroll.setState(scrollState(scrollY, innerHeight, document.documentElement.scrollHeight));
  addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(document.documentElement);
  update();
}
