import { DomUtils, parseDocument } from "htmlparser2";

type ParsedDocument = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Attributes that only work in our own pages. */
const OWN_ATTRIBUTES = [
  "class",
  "style",
  "sizes",
  "srcset",
  "loading",
  "decoding",
  "fetchpriority",
  "tabindex",
  "role",
  "data-gatsby-image",
  "data-tone",
  "data-language",
  "data-label",
  "data-player",
  "data-video",
];
const ADDRESSES = ["href", "src"];
const NOT_OF_A_TEXT = new Set(["script", "style", "source", "track", "button", "input"]);

/** Everything XML 1.0 cannot hold. Source: https://www.w3.org/TR/xml/#charsets */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** Removes the characters that would make a feed malformed. */
export function xmlSafe(text: string): string {
  return text.replace(NOT_IN_XML, "");
}

function finish(element: Element, base: string): void {
  for (const name of OWN_ATTRIBUTES) delete element.attribs[name];
  for (const name of ADDRESSES) {
    const address = element.attribs[name];
    if (address !== undefined && URL.canParse(address, base)) element.attribs[name] = new URL(address, base).href;
  }
}

/** Syntax highlighting needs our style sheet: its elements are replaced by their text. */
function openUp(element: Element): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

/**
 * The body of an article for feed readers, which know neither our origin nor our styles.
 * @param html as gatsby-transformer-remark rendered it
 * @param address of the article's page, absolute
 * @returns HTML whose links and pictures have absolute addresses
 */
export function feedHtml(html: string, address: string): string {
  const document: ParsedDocument = parseDocument(html);
  // A feed shows the first frame of an animation, once.
  for (const part of ["animation-pause", "animation-still"])
    for (const element of DomUtils.getElementsByClassName(part, document)) DomUtils.removeElement(element);
  for (const box of DomUtils.getElementsByTagName("input", document)) {
    // Feed readers do not show checkboxes: their state becomes text.
    const [words] = parseDocument(`${box.attribs["aria-label"] ?? ""}: `).children;
    if (words && box.attribs["aria-label"]) DomUtils.replaceElement(box, words);
  }
  for (const link of DomUtils.getElementsByClassName("heading-anchor", document)) DomUtils.removeElement(link);
  for (const word of DomUtils.getElementsByTagName("span", document)) {
    if (word.attribs.class?.startsWith("hljs-")) openUp(word);
  }
  for (const element of DomUtils.getElementsByTagName("*", document)) {
    if (NOT_OF_A_TEXT.has(element.name)) DomUtils.removeElement(element);
    else finish(element, address);
  }
  // Only the fallback image of a picture remains, without its sources.
  for (const picture of DomUtils.getElementsByTagName("picture", document)) {
    const image = DomUtils.getElementsByTagName("img", picture)[0];
    if (image) DomUtils.replaceElement(picture, image);
  }
  return xmlSafe(DomUtils.getInnerHTML(document, { encodeEntities: "utf8" }));
}
