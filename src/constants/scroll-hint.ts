/** The hint that there is more shows within this part of the window's height: height / 1.2. */
export const SCROLL_HINT_DIVISOR = 1.2;
