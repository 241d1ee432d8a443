import type { MarkName } from "../mail/message";
import { type Attributes, localName, type Parts, visitXml } from "./xml";

/** Word's content types of documents with macros and of macros. Their parts may have any name. */
const MACRO_TYPE = /macroEnabled|vbaProject/i;

/** Parts with a control or a document of another kind, which a reader may start with the CV. */
const EMBEDDED_PART =
  /(?:^|\/)(?:embeddings|activex|webextensions)\/|\.(?:rtf|mht|mhtml|htm|html|ole)$/;
const EMBEDDED_RELATION = /\/(?:oleObject|package|control|aFChunk|attachedToolbars|webextension)$/i;

/** Elements that run, start or send something: OpenDocument 1.3, part 3, and Word's web videos. */
const ACTIVE_ELEMENT =
  /^(?:script|event-listener|dde-[a-z-]+|object|object-ole|plugin|applet|floating-frame|execute-macro|submission|webVideoPr)$/;

/** Attributes that hold an address. */
const ADDRESS = /^(?:href|src|Target)$/;

/** Addresses of macros, in OpenDocument also of those behind menus and keys. */
const MACRO_ADDRESS = /^\s*(?:vnd\.sun\.star\.|macro:|javascript:)/i;

/** Addresses outside of the document: of another computer, or with a scheme other than `data:`. */
const EXTERNAL_ADDRESS = /^\s*(?:(?!data:)[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * Elements whose address is not loaded when the document opens: links, also of Word's older shapes,
 * and the template of an ODT.
 */
const LINK = /^(?:a|template|arc|curve|group|line|oval|polyline|rect|roundrect|shape|shapetype)$/;
const LINK_RELATION = /\/hyperlink$/i;

/**
 * Fields by their first word, which says what they do. DDE starts a program, QUOTE can write DDE in
 * numbers.
 */
const STARTING_FIELD = /^\s*DDE(?:AUTO)?\b|QUOTE\s*"?\d/im;
const LOADING_FIELD = /^\s*(?:INCLUDE\w*|IMPORT|LINK|RD|DATABASE)\b/im;

/** Says what opening a DOCX or ODT may do; `null` for one with macros. */
export function marksOf(parts: Parts): MarkName[] | null {
  const marks = new Set<MarkName>();
  let hasMacros = false;
  for (const [name, content] of parts) {
    /** The codes of all fields, a line each: one code may be split over many elements. */
    let fieldCodes = "";
    const isComplete = visitXml(
      content ?? "",
      (element, attributes) => {
        hasMacros ||= MACRO_TYPE.test(attributes.ContentType ?? "");
        markElement(marks, element, attributes);
        if (/^(?:fldChar|fldSimple)$/.test(element))
          fieldCodes += `\n${valuesOf(attributes, /^instr$/).join("")}`;
      },
      (element, text) => {
        if (element === "instrText") fieldCodes += text.replace(/\s/g, " ");
      },
    );
    if (EMBEDDED_PART.test(name) || STARTING_FIELD.test(fieldCodes)) marks.add("activeCv");
    if (LOADING_FIELD.test(fieldCodes)) marks.add("externalContent");
    if (content === null || !isComplete) marks.add("opaqueCv");
  }
  return hasMacros ? null : [...marks].sort();
}

function markElement(marks: Set<MarkName>, element: string, attributes: Attributes): void {
  const { Type = "", TargetMode = "Internal" } = attributes;
  const addresses = valuesOf(attributes, ADDRESS);
  const hasMacroAddress = addresses.some((address) => MACRO_ADDRESS.test(address));
  if (ACTIVE_ELEMENT.test(element) || EMBEDDED_RELATION.test(Type) || hasMacroAddress)
    marks.add("activeCv");
  const isLink = LINK.test(element) || LINK_RELATION.test(Type);
  const isExternal =
    TargetMode !== "Internal" || addresses.some((address) => EXTERNAL_ADDRESS.test(address));
  if (element === "section-source" || (isExternal && !isLink)) marks.add("externalContent");
}

const valuesOf = (attributes: Attributes, name: RegExp): string[] =>
  Object.entries(attributes).flatMap(([key, value]) => (name.test(localName(key)) ? value : []));
