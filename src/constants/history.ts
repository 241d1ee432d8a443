/** State of a history entry that shows another state of the same page: the scroll position and the focus stay. */
export const KEEPS_SCROLL = { keepsScroll: true } as const;
