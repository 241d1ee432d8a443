// What is written into the index and has to be read in the browser.

/** Separates address, date and picture in what the index has as the address of a record. */
export const ADDRESS_SEPARATOR = "|";

const SIGN = "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー]";
const BESIDE_SIGN = new RegExp(`[\\p{L}\\p{N}](?=${SIGN})|${SIGN}(?=[\\p{L}\\p{N}])`, "gu");
const BETWEEN_SIGNS = new RegExp(`(${SIGN}(?:</?mark>)*) (?=(?:</?mark>)*${SIGN})`, "gu");

/** Japanese and Chinese have no spaces between words: each of their signs is searched as a word. */
export const separateSigns = (text: string): string => text.replace(BESIDE_SIGN, "$& ");

/** Undoes `separateSigns`, also where Pagefind has marked words. */
export const joinSigns = (text: string): string => text.replace(BETWEEN_SIGNS, "$1");
