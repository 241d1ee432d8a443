/** Search engines show about this many characters of a description. */
const LONGEST_DESCRIPTION = 170;

/**
 * A text as description of a page: as it is when it is short, else cut after a word.
 * @returns at most 170 characters
 */
export function metaDescription(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : cut.length).replace(/[\s,;:.]+$/, "")}…`;
}
