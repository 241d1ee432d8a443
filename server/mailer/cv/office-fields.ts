import { isLink } from "./office-links";
import { type Attributes, valuesOf } from "./xml";

/** Fields by the first word of their code. Not QUOTE, which can write a code in numbers. */
const NAMES = new Set(
  `ADDIN AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY CITATION COMMENTS CREATEDATE DATE
  DOCPROPERTY EDITTIME EQ FILENAME FILESIZE FORMCHECKBOX FORMDATE FORMDROPDOWN FORMTEXT HYPERLINK
  INDEX KEYWORDS LASTSAVEDBY LISTNUM NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE REF
  REVNUM SAVEDATE SECTION SECTIONPAGES SEQ STYLEREF SUBJECT SYMBOL TC TIME TITLE TOC USERADDRESS
  USERINITIALS USERNAME XE`.split(/\s+/),
);

/** Stands in a code for what makes it another one: a field within it, or no field around it. */
const UNKNOWN = "\u{f0000}";

/** Switches of HYPERLINK with their texts. What remains are addresses. */
const LINK_SWITCH = /(?<=\s)\\(?:[lost]\s*(?:"[^"]*"|\S+)|\*\s*\w+|[hmn](?=\s|$))/gi;

/** Whether a CV needs a field, by its code. */
export function isNeededField(code: string): boolean {
  const [start, name = ""] = /^\s*([^\s"\\]*)/.exec(code) ?? [""];
  if (code.trim() === "") return true;
  if (code.includes(UNKNOWN) || !NAMES.has(name.toUpperCase())) return false;
  if (!/^hyperlink$/i.test(name)) return true;
  const words = code.slice(start.length).replace(LINK_SWITCH, "");
  const addresses = words.match(/"[^"]*"|\S+/g) ?? [];
  return addresses.every((address) => isLink(address.replace(/^"|"$/g, "")));
}

/** Collects the codes of the fields in a part of a DOCX. `element` and `text` are of `visitXml`. */
export function createFieldReader() {
  /** A line each: a code may be split over many elements. */
  let lines = "";
  /** The last mark of a field: between `begin` and the next one stands its code. */
  let last = "";
  return {
    element: (name: string, attributes: Attributes) => {
      if (!/^(?:fldChar|fldSimple)$/.test(name)) return;
      const [type, code] = [/^fldCharType$/, /^instr$/].map((key) =>
        valuesOf(attributes, key).join(),
      );
      lines += `${last === "begin" && type !== "separate" && type !== "end" ? UNKNOWN : ""}\n${code}\n`;
      last = type || last;
    },
    text: (element: string, text: string) => {
      const isCode = /^(?:instrText|delInstrText)$/.test(element);
      if (last === "begin" && (isCode || /^(?:t|delText)$/.test(element)))
        lines += text.replace(/\s/g, " ");
      else if (isCode) lines += UNKNOWN;
    },
    codes: () => lines.split("\n"),
  };
}
