import type { MarkName } from "../mail/message";
import { createFieldReader, isNeededField } from "./office-fields";
import { holdsAddress, isLink, isOnDisk, isWithin } from "./office-links";
import { type Attributes, localName, type Parts, visitXml } from "./xml";

// Lists of what CVs need, as Word, LibreOffice, Google Docs and Pages write them. All else is marked:
// a list of what may do harm never ends.

/** A pattern of one of several words. */
const anyOf = (words: string): string => `(?:${words.trim().split(/\s+/).join("|")})`;

/** Parts by name, in lower case. XML is examined, whatever its name. */
const PART = new RegExp(
  `^${anyOf(`[\\w/]+/ \\[content_types\\]\\.xml (?:[\\w/]+/)?_rels/[\\w.]*\\.rels
  (?:word/)?(?:(?:glossary|theme|drawings|diagrams|ink)/)*\\w+\\.xml
  (?:docprops|customxml|docmetadata|meta-inf|configurations2/accelerator)/\\w+\\.xml
  (?:word/)?(?:media|pictures|thumbnails|docprops)/[^/]+\\.(?:png|jpe?g|jfif|gif|bmp|tiff?|svg)
  (?:word/)?(?:media|pictures|thumbnails|docprops)/[^/]+\\.(?:webp|wdp|svm|[ew]m[fz])
  (?:word/)?fonts/[^/]+\\.(?:odttf|ttf|otf) word/printersettings/\\w+\\.bin
  \\[trash\\]/\\d+\\.dat mimetype manifest\\.rdf layout-cache`)}$`,
);

/** Relations by the last word of their type. */
const RELATION = new RegExp(
  `/${anyOf(`officeDocument core-properties extended-properties custom-properties
  coreProperties extendedProperties customProperties thumbnail styles
  stylesWithEffects settings webSettings fontTable font theme themeOverride numbering header footer
  footnotes endnotes comments commentsExtended commentsIds commentsExtensible people image hdphoto
  hyperlink customXml customXmlProps glossaryDocument diagramData diagramLayout diagramQuickStyle
  diagramColors diagramDrawing ink printerSettings attachedTemplate classificationlabels
  intelligence`)}$`,
);

/** Word's content types of documents with macros and of macros. Their parts may have any name. */
const MACRO_TYPE = /macroEnabled|vbaProject/i;

/** Elements that load, run or send something without a relation, a field or an address. */
const ACTIVE_ELEMENT = new RegExp(
  `macro|^${anyOf(`mailMerge webVideoPr script event-listener dde-.* object object-ole plugin applet
  floating-frame submission section-source table-source cell-range-source database-.*`)}$`,
  "i",
);

/** Elements whose address is followed when it is clicked: also Word's older shapes. */
const LINK_ELEMENT =
  /^(?:a|arc|curve|group|line|oval|polyline|rect|roundrect|shape|shapetype|area-.*)$/;

/** Attributes with an address, and with words about a picture or names, which may look like one. */
const ADDRESS = /^(?:href|src|althref|manifestLocation)$/;
const WORDS = /^(?:descr|title|name|alt|tooltip|author)$/;

/** The attribute of a button that says what it does, when it does more than to be pressed. */
const BUTTON_TYPE = "button-type";

/** The prefix of fields that LibreOffice keeps from a DOCX. */
const KEPT_FIELD = /^vnd\.oasis\.opendocument\.field\./;

/** Says what in a DOCX or ODT a CV does not need, or nobody can read; `null` for macros. */
export function marksOf(parts: Parts): MarkName[] | null {
  const marks = new Set<MarkName>();
  let hasMacros = false;
  for (const [name, content] of parts) {
    const fields = createFieldReader();
    const onElement = (element: string, attributes: Attributes) => {
      hasMacros ||= MACRO_TYPE.test(attributes.ContentType ?? "");
      fields.element(element, attributes);
      if (!isNeeded(element, attributes)) marks.add("unusualCv");
    };
    const onText = (element: string, text: string) => {
      fields.text(element, text);
      // The folder that relative links begin at.
      if (element === "HyperlinkBase" && !isLink(text)) marks.add("unusualCv");
    };
    const isComplete = visitXml(content ?? "", onElement, onText);
    if (!PART.test(name) || !fields.codes().every(isNeededField)) marks.add("unusualCv");
    if (content === null || !isComplete) marks.add("opaqueCv");
  }
  return hasMacros ? null : [...marks].sort();
}

function isNeeded(element: string, attributes: Attributes): boolean {
  if (element === "Relationship") return isNeededRelation(attributes);
  const values = Object.entries(attributes);
  return (
    !ACTIVE_ELEMENT.test(element) &&
    values.every(([name, value]) => isNeededValue(element, localName(name), value))
  );
}

function isNeededRelation({ Type = "", Target = "", TargetMode }: Attributes): boolean {
  if (!RELATION.test(Type)) return false;
  if (Type.endsWith("/hyperlink")) return isLink(Target);
  if (isOnDisk(Target)) return /\/(?:attachedTemplate|image)$/.test(Type);
  return (TargetMode ?? "Internal") === "Internal" && isWithin(Target);
}

function isNeededValue(element: string, name: string, value: string): boolean {
  if (ADDRESS.test(name))
    return LINK_ELEMENT.test(element) ? isLink(value) : isWithin(value) || isOnDisk(value);
  if (name === BUTTON_TYPE) return value === "push";
  if (KEPT_FIELD.test(value) && name === "type")
    return isNeededField(value.replace(KEPT_FIELD, ""));
  return WORDS.test(name) || !holdsAddress(value);
}
