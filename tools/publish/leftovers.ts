const AROUND_CHARACTERS = 30;

/**
 * Traces of a value that is missing or was never filled in. Case counts where ordinary words differ only in case.
 * `{name}` stands for every placeholder of that form. A text that means such a word writes it in code marks.
 */
const LEFTOVER = /\bundefined\b|\bNaN\b|\[object [A-Z]\w*\]|\bInvalid Date\b|\{[a-z][A-Za-z]*\}/;
const LATIN = /\blorem\s+ipsum\b/i;

/** The leftover in a visible text or attribute with the words around it; `""`: there is none. */
export function findLeftover(text: string): string {
  const match = LEFTOVER.exec(text) ?? LATIN.exec(text);
  if (!match) return "";
  const around = text.slice(
    Math.max(0, match.index - AROUND_CHARACTERS),
    match.index + match[0].length + AROUND_CHARACTERS,
  );
  return around.trim().replace(/\s+/g, " ");
}
