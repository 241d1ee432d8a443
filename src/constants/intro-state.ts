/** Told on the document when the intro's state has changed; the state stands in the root element's `data-intro`. */
export const INTRO_EVENT = "intro";

export type IntroState = "playing" | "leaving" | "gone";
