import { DomUtils, parseDocument } from "htmlparser2";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * What works outside of our pages; all else, such as classes and lazy loading, serves our styles
 * and scripts.
 */
const KEPT_ATTRIBUTES = new Set(
  "href src alt title id lang dir aria-label width height controls colspan rowspan scope start datetime cite".split(
    " ",
  ),
);
const REMOVED_ELEMENTS = new Set(["script", "style", "source", "track", "button", "input"]);
/** Links to headings; of an animation a feed shows the first frame, once. */
const REMOVED_CLASSES = ["heading-anchor", "animation-pause", "animation-still"];
/** A picture with sources becomes its fallback image, highlighted code its text. */
const UNWRAPPED = (element: Element) =>
  element.name === "picture" || /\bhljs-/.test(element.attribs.class ?? "");

/** Everything XML 1.0 cannot hold. Source: https://www.w3.org/TR/xml/#charsets */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** Removes the characters that would make a feed malformed. */
export const xmlSafe = (text: string): string => text.replace(NOT_IN_XML, "");

function cleanAttributes({ attribs }: Element, base: string): void {
  for (const name of Object.keys(attribs)) {
    const value = attribs[name] ?? "";
    if (!KEPT_ATTRIBUTES.has(name)) delete attribs[name];
    else if ((name === "href" || name === "src") && URL.canParse(value, base))
      attribs[name] = new URL(value, base).href;
  }
}

/**
 * The body of an article for feed readers, which know neither our origin nor our styles.
 * @param html as gatsby-transformer-remark rendered it
 * @param address of the article's page, absolute
 * @returns HTML whose links and pictures have absolute addresses
 */
export function feedHtml(html: string, address: string): string {
  const document = parseDocument(html);
  for (const name of REMOVED_CLASSES)
    for (const element of DomUtils.getElementsByClassName(name, document))
      DomUtils.removeElement(element);
  for (const element of DomUtils.getElementsByTagName("*", document)) {
    // The boxes of a task list: feed readers show their state as text.
    const label = element.name === "input" && element.attribs["aria-label"];
    if (label)
      for (const words of parseDocument(`${label}: `).children) DomUtils.prepend(element, words);
    if (UNWRAPPED(element))
      for (const child of [...element.children]) DomUtils.prepend(element, child);
    if (UNWRAPPED(element) || REMOVED_ELEMENTS.has(element.name)) DomUtils.removeElement(element);
    else cleanAttributes(element, address);
  }
  return xmlSafe(DomUtils.getInnerHTML(document, { encodeEntities: "utf8" }));
}
