/** State of an entry of the history that shows another state of the page before it, where what is read stays in place. */
export const STAYS = { stays: true } as const;

/** Event of the window: what the visitor had loaded into a page before it was loaded anew is there again. */
export const CONTENT_RESTORED_EVENT = "content-restored";
