/** Dispatched on the document when the intro's state, the root element's `data-intro`, changes. */
export const INTRO_EVENT = "intro";

export type IntroState = "playing" | "leaving" | "gone";
