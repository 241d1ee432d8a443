import { create } from "zustand";
import { SCROLL_HINT_DIVISOR } from "../../constants/layout";

type ScrollState = {
  /** The page is at, or near, its top: there is more below. */
  hasMore: boolean;
  /** Scrolled far enough for the button back to the top. */
  isFarDown: boolean;
};

/** Which of its buttons the sidebar shows at a scroll position; all in CSS pixels. */
export function scrollState(top: number, viewport: number, page: number): ScrollState {
  const isFarDown = top > viewport / SCROLL_HINT_DIVISOR;
  return { hasMore: !isFarDown && top + viewport < page - 1, isFarDown };
}

/** The scroll position, as far as the sidebar needs it. */
export const useScroll = create<ScrollState>(() => ({ hasMore: false, isFarDown: false }));

/** Keeps it in step with the page, whose height changes, too. */
export function watchScroll(): void {
  const look = () =>
    useScroll.setState(scrollState(scrollY, innerHeight, document.documentElement.scrollHeight));
  addEventListener("scroll", look, { passive: true });
  new ResizeObserver(look).observe(document.documentElement);
  look();
}
