/** Search engines show about this many characters of a description. */
const LONGEST_DESCRIPTION = 170;

/** A description of a page: the text when it is short, else cut after a word to at most 170 characters. */
export function metaDescription(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : cut.length).replace(/[\s,;:.]+$/, "")}…`;
}
