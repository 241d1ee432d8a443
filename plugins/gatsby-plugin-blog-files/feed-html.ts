import { DomUtils, parseDocument } from "htmlparser2";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element["children"][number];

/**
 * Attributes that work outside of the site. Others, such as classes, serve its styles and scripts.
 */
const FEED_ATTRIBUTES = new Set(
  "href src alt title id lang dir aria-label width height controls colspan rowspan scope start datetime cite".split(
    " ",
  ),
);

const REMOVED_ELEMENTS = new Set(["script", "style", "source", "track", "button"]);

/** Classes of elements to remove: links to headings, and the controls of animations. */
const REMOVED_CLASSES = ["heading-anchor", "animation-pause", "animation-still"];

/** Characters that XML 1.0 cannot hold. Source: https://www.w3.org/TR/xml/#charsets */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** Removes the characters that would make a feed malformed. */
export const removeInvalidXml = (text: string): string => text.replace(NOT_IN_XML, "");

function replaceElement(element: Element, nodes: readonly Node[]): void {
  for (const node of [...nodes]) DomUtils.prepend(element, node);
  DomUtils.removeElement(element);
}

/** The state of a task list's box as text: its label, which feed readers would not show. */
const wordsOfBox = ({ attribs }: Element): Node[] =>
  attribs["aria-label"] ? parseDocument(`${attribs["aria-label"]}: `).children : [];

/**
 * Whether only the contents of an element stay: of `picture` its `img`, of highlighted code words.
 */
const isWrapper = ({ name, attribs }: Element): boolean =>
  name === "picture" || /\bhljs-/.test(attribs.class ?? "");

function cleanAttributes({ attribs }: Element, base: string): void {
  for (const [name, value] of Object.entries(attribs)) {
    const isAddress = name === "href" || name === "src";
    if (!FEED_ATTRIBUTES.has(name)) delete attribs[name];
    else if (isAddress && URL.canParse(value, base)) attribs[name] = new URL(value, base).href;
  }
}

/**
 * Adapts the body of an article to feed readers, which know neither the site's address nor its
 * styles.
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
    if (REMOVED_ELEMENTS.has(element.name)) DomUtils.removeElement(element);
    else if (element.name === "input") replaceElement(element, wordsOfBox(element));
    else if (isWrapper(element)) replaceElement(element, element.children);
    else cleanAttributes(element, address);
  }
  return removeInvalidXml(DomUtils.getInnerHTML(document, { encodeEntities: "utf8" }));
}
