const FIRST_LETTER = /\p{L}/u;

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether any letter of a text is written from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * The direction of a text, by its first letter, as browsers find it for `dir="auto"`; null without a
 * letter.
 */
export function directionOf(text: string): "ltr" | "rtl" | null {
  const [letter] = FIRST_LETTER.exec(text) ?? [];
  if (!letter) return null;
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}
