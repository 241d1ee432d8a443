import type { Mark } from "../mail/message";
import { isElsewhere, localName, type Parts, visitXml } from "./xml";

/** Word's types of documents with macros, and of the macros, whatever the names of their parts. */
const MACRO_TYPE = /macroEnabled|vbaProject/i;

/** Parts that hold a document of another kind, or a control: whatever opens the CV may start what belongs to that kind. */
const EMBEDDED_PART = /(?:^|\/)(?:embeddings|activex)\/|\.(?:rtf|mht|mhtml|htm|html|ole)$/;
const EMBEDDED_RELATION = /\/(?:oleObject|package|control|aFChunk|attachedToolbars)$/i;
const EMBEDDED_ELEMENT = /^(?:OLEObject|objectEmbed|objectLink|altChunk|control)$/;
const HYPERLINK = /\/hyperlink$/i;

/** DDE starts a program; QUOTE spells its name in numbers. */
const STARTING_FIELD = /DDE(?:AUTO)?\b|QUOTE\s*"?\d/i;
const LOADING_FIELD = /(?:INCLUDE(?:PICTURE|TEXT)|IMPORT|(?<!HYPER)LINK|\bRD|DATABASE)\b.*?(?:[a-z]{2,}:\/|\\\\|\/\/)/i;
const HYPERLINK_FIELD = /HYPERLINK\s+"[^"]*"/gi;

/** What opening a DOCX may do; `null` for one with macros. */
export function docxMarks(parts: Parts): Mark[] | null {
  const marks = new Set<Mark>();
  let hasMacros = false;
  const mark = (what: Mark, holds: boolean) => holds && marks.add(what);
  for (const [name, content] of parts) {
    mark("activeCv", EMBEDDED_PART.test(name));
    /** Of fields, of which one may be split over many elements. */
    let instructions = "";
    const isWhole = visitXml(content ?? "", {
      element: (element, attributes) => {
        const { Type = "", Target = "", TargetMode = "Internal", ContentType = "" } = attributes;
        const isLoading = element === "Relationship" && !HYPERLINK.test(Type);
        hasMacros ||= MACRO_TYPE.test(ContentType);
        mark("activeCv", EMBEDDED_ELEMENT.test(element) || (isLoading && EMBEDDED_RELATION.test(Type)));
        mark("externalContent", isLoading && (TargetMode !== "Internal" || isElsewhere(Target)));
        mark("externalContent", isElsewhere(attributes.src ?? ""));
        for (const [key, value] of Object.entries(attributes)) if (localName(key) === "instr") instructions += value;
      },
      text: (element, text) => {
        if (element === "instrText") instructions += text;
      },
    });
    mark("opaqueCv", content === null || !isWhole);
    instructions = instructions.replace(/\s+/g, " ").replace(HYPERLINK_FIELD, "");
    mark("activeCv", STARTING_FIELD.test(instructions));
    mark("externalContent", LOADING_FIELD.test(instructions));
  }
  return hasMacros ? null : [...marks].sort();
}
