/**
 * Traces of a value that is missing or was never filled in. Case counts where ordinary words differ only in case.
 * `{name}` stands for every placeholder of that form. A text that means such a word writes it in code marks.
 */
const LEFTOVER = /\bundefined\b|\bNaN\b|\[object [A-Z]\w*\]|\bInvalid Date\b|\{[a-z][A-Za-z]*\}|\b[Ll]orem [Ii]psum\b/;

/** Whether a visible text or an attribute holds a leftover. */
export const isLeftover = (text: string): boolean => LEFTOVER.test(text);

/** The leftover itself, to be named in a message. */
export const findLeftover = (text: string): string => LEFTOVER.exec(text)?.[0] ?? "";
