import type { MarkName } from "../mail/message";
import { localName, type Parts, visitXml } from "./xml";

/** Word's types of documents with macros, and of the macros, whatever the names of their parts. */
const MACRO_TYPE = /macroEnabled|vbaProject/i;

/**
 * Parts that hold a document of another kind, or a control: whatever opens the CV may start what
 * belongs to that kind.
 */
const EMBEDDED_PART =
  /(?:^|\/)(?:embeddings|activex|webextensions)\/|\.(?:rtf|mht|mhtml|htm|html|ole)$/;
const EMBEDDED_RELATION = /\/(?:oleObject|package|control|aFChunk|attachedToolbars|webextension)$/i;

/**
 * Elements that run, start or send something: OpenDocument 1.3, part 3, and Word's films of the
 * web.
 */
const ACTIVE_ELEMENT =
  /^(?:script|event-listener|dde-[a-z-]+|object|object-ole|plugin|applet|floating-frame|execute-macro|submission|webVideoPr)$/;

const ADDRESS = /^(?:href|src|Target)$/;
/** Of macros, which menus and keys of OpenDocument may have as well. */
const MACRO_ADDRESS = /^\s*(?:vnd\.sun\.star\.|macro:|javascript:)/i;
/**
 * Outside of the document: with a scheme, but for those that hold what they name, or of another
 * computer.
 */
const ELSEWHERE = /^\s*(?:(?!data:)[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * Links, also of Word's older shapes, and the template of an ODT are not loaded when it is opened;
 * any other address is.
 */
const LINK = /^(?:a|template|arc|curve|group|line|oval|polyline|rect|roundrect|shape|shapetype)$/;
const LINK_RELATION = /\/hyperlink$/i;

/**
 * The first word of a field says what it does. DDE starts a program; QUOTE spells its name in
 * numbers.
 */
const STARTING_FIELD = /^\s*DDE(?:AUTO)?\b|QUOTE\s*"?\d/im;
const LOADING_FIELD = /^\s*(?:INCLUDE\w*|IMPORT|LINK|RD|DATABASE)\b/im;

/** What opening a DOCX or ODT may do; `null` for one with macros. */
export function marksOf(parts: Parts): MarkName[] | null {
  const marks = new Set<MarkName>();
  let hasMacros = false;
  const mark = (what: MarkName, holds: boolean) => holds && marks.add(what);
  for (const [name, content] of parts) {
    /** Of fields, a line each; one may be split over many elements. */
    let instructions = "";
    const isWhole = visitXml(
      content ?? "",
      (element, attributes) => {
        const { Type = "", TargetMode = "Internal", ContentType = "" } = attributes;
        const isLink = LINK.test(element) || LINK_RELATION.test(Type);
        const valuesOf = (names: RegExp) =>
          Object.entries(attributes).flatMap(([key, value]) =>
            names.test(localName(key)) ? value : [],
          );
        const isAny = (kind: RegExp) => valuesOf(ADDRESS).some((address) => kind.test(address));
        hasMacros ||= MACRO_TYPE.test(ContentType);
        mark(
          "activeCv",
          ACTIVE_ELEMENT.test(element) || EMBEDDED_RELATION.test(Type) || isAny(MACRO_ADDRESS),
        );
        mark("externalContent", element === "section-source" || (!isLink && isAny(ELSEWHERE)));
        mark("externalContent", !isLink && TargetMode !== "Internal");
        if (/^(?:fldChar|fldSimple)$/.test(element))
          instructions += `\n${valuesOf(/^instr$/).join("")}`;
      },
      (element, text) => {
        if (element === "instrText") instructions += text.replace(/\s/g, " ");
      },
    );
    mark("activeCv", EMBEDDED_PART.test(name) || STARTING_FIELD.test(instructions));
    mark("externalContent", LOADING_FIELD.test(instructions));
    mark("opaqueCv", content === null || !isWhole);
  }
  return hasMacros ? null : [...marks].sort();
}
