import type { Mark } from "../mail/message";
import type { Parts } from "./office-archive";

/** Word's types of documents with macros, and of the macros, whatever the names of their parts; or letters that are written as numbers. */
const MACRO_TYPE = /macroEnabled|vbaProject|&#/i;

/** Parts that hold a document of another kind, or a control: whatever opens the CV may start what belongs to that kind. */
const EMBEDDED_PART = /(?:^|\/)(?:embeddings|activex)\/|\.(?:rtf|mht|mhtml|htm|html|ole)$/;
const EMBEDDED_RELATION = /\/(?:oleObject|package|control|aFChunk|attachedToolbars)["']/i;

const RELATION = /<(?:[\w.-]+:)?Relationship\b[^>]*>/gi;
/** Loaded when the document is opened, unlike the target of a hyperlink; an address with numbers for letters hides what it is. */
const ELSEWHERE = /TargetMode\s*=\s*["'](?!Internal["'])|Target\s*=\s*["'](?:[a-z][a-z\d+.-]*:|\/\/|\\\\|[^"']*&#)/i;
const HYPERLINK = /\/hyperlink["']/i;

/** The instructions of fields, of which one may be split over many elements. */
const INSTRUCTIONS = /<(?:[\w.-]+:)?instrText\b[^>]*>([^<]*)|\binstr\s*=\s*"([^"]*)"|\binstr\s*=\s*'([^']*)'/gi;
/** DDE starts a program; QUOTE spells its name in numbers. */
const STARTING_FIELD = /DDE(?:AUTO)?\b|QUOTE\s*"?\d|&#/i;
const LOADING_FIELD = /(?:INCLUDE(?:PICTURE|TEXT)|IMPORT|(?<!HYPER)LINK|\bRD|DATABASE)\b.*?(?:[a-z]{2,}:\/|\\\\|\/\/)/i;
const HYPERLINK_FIELD = /HYPERLINK\s+"[^"]*"/gi;

/** What opening a DOCX may do; `null` for one with macros. */
export function docxMarks(parts: Parts): Mark[] | null {
  if (MACRO_TYPE.test(parts.get("[content_types].xml") ?? "")) return null;
  const relations = [...parts]
    .filter(([name]) => name.endsWith(".rels"))
    .flatMap(([, content]) => content?.match(RELATION) ?? []);
  const instructions = [...parts]
    .filter(([name]) => name.endsWith(".xml"))
    .map(([, content]) => [...(content ?? "").matchAll(INSTRUCTIONS)].map(([, ...found]) => found.join("")).join(""))
    .join("\n")
    .replaceAll("&quot;", '"')
    .replace(HYPERLINK_FIELD, "");
  const isActive =
    [...parts.keys()].some((name) => EMBEDDED_PART.test(name)) ||
    relations.some((relation) => EMBEDDED_RELATION.test(relation)) ||
    STARTING_FIELD.test(instructions);
  const loads =
    relations.some((relation) => ELSEWHERE.test(relation) && !HYPERLINK.test(relation)) ||
    LOADING_FIELD.test(instructions);
  return [...(isActive ? (["activeCv"] as const) : []), ...(loads ? (["externalContent"] as const) : [])];
}
