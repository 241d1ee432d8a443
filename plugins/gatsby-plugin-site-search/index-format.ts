// Formats of the search index that the browser has to read.

/** Separates address, date and picture in the `url` of a record. */
export const ADDRESS_SEPARATOR = "|";

const SIGN = "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー]";
const BESIDE_SIGN = new RegExp(`[\\p{L}\\p{N}](?=${SIGN})|${SIGN}(?=[\\p{L}\\p{N}])`, "gu");
const BETWEEN_SIGNS = new RegExp(`(${SIGN}(?:</?mark>)*) (?=(?:</?mark>)*${SIGN})`, "gu");

/** Puts blanks around signs of Japanese and Chinese, so that each is searched as a word. */
export const separateSigns = (text: string): string => text.replace(BESIDE_SIGN, "$& ");

/** Undoes `separateSigns`, even between words that Pagefind has marked. */
export const joinSigns = (text: string): string => text.replace(BETWEEN_SIGNS, "$1");
