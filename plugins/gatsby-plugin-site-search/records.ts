import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../lib/escape-html";
import { ADDRESS_SEPARATOR, separateSigns } from "./index-format";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Tree = Parameters<typeof DomUtils.getElementsByTagName>[1];

/**
 * Elements that Pagefind leaves out: titles, which records have apart, navigation, controls,
 * drawings, numbers of footnotes, and labels of facts.
 */
export const EXCLUDED_SELECTORS = "h1 aside nav form button svg sup dt [aria-hidden]".split(" ");

/** Names of more words than this are not told apart. */
const MAX_NAME_WORDS = 4;

/** How much a word counts in the text of a section, compared with 1 in that of a page. */
const SECTION_WEIGHT = 0.1;

const elementsOf = (name: string, within: Tree): Element[] =>
  DomUtils.getElementsByTagName(name, within);
const textOf = (element: Element): string =>
  DomUtils.textContent(element).replace(/\s+/g, " ").trim();
const wordsOf = (address: string): string => address.replace(/[/-]/g, " ").trim();

/**
 * A name in a field for names of as many words, such as `name2`: the fewer words a name has, the
 * more of it a query says.
 */
function nameField(field: "name" | "heading", name: string): Record<string, string> {
  const count = separateSigns(name).match(/[\p{L}\p{N}+#]+/gu)?.length ?? 1;
  return { [`${field}${Math.min(count, MAX_NAME_WORDS)}`]: name };
}

/** An entry that a page shows, such as a person; its component names the filter. */
const isEntry = ({ attribs }: Element): boolean => "data-pagefind-filter" in attribs;
const isSection = ({ name, attribs }: Element): boolean => name === "section" && !!attribs.id;

/** The id of a part. A `details` has it inside, so that a link to it opens it. */
function anchorOf({ name, attribs, children }: Element): string | undefined {
  if (name !== "details") return attribs.id;
  return DomUtils.findOne((child) => !!child.attribs.id, children, false)?.attribs.id;
}

/** The contents of the `meta` elements, by property or name. */
type Meta = ReadonlyMap<string | undefined, string | undefined>;
const metaOf = (page: Tree): Meta =>
  new Map(
    elementsOf("meta", page).map(({ attribs }) => [
      attribs.property ?? attribs.name,
      attribs.content,
    ]),
  );

/** Address of the smallest file of the first picture that has several; empty without one. */
function smallPicture(within: Element): string {
  const picture = elementsOf("img", within).find(({ attribs }) => attribs.srcset);
  return picture?.attribs.srcset?.trim().split(/\s+/)[0] ?? "";
}

/** A document for Pagefind. */
export type SearchRecord = { url: string; content: string };

type Subject = {
  address: string;
  body: Element;
  /** `YYYY-MM-DD`. */
  date?: string | undefined;
  /** Pagefind's filter, unless the body has one: `name:value`. */
  filter?: string;
  /** How much a word of the text counts; 1 by default. */
  weight?: number;
  /** Metadata by its fields: the title, which is shown, and what else the record is found by. */
  meta: Record<string, string | undefined>;
};

/**
 * Leaves what is of the interface out of a record, or out of its text: pictures, lines with a date,
 * and facts, which are found and not quoted.
 */
function tidy(body: Element): void {
  for (const picture of elementsOf("img", body)) DomUtils.removeElement(picture);
  for (const { parent } of elementsOf("time", body)) if (parent) DomUtils.removeElement(parent);
  for (const { attribs } of elementsOf("dl", body))
    Object.assign(attribs, { "data-pagefind-meta": "facts", "data-pagefind-ignore": "" });
}

/**
 * Writes a record. Pagefind searches all metadata, so date and picture, which are only shown, are
 * appended to the address.
 */
function recordOf({ address, body, date = "", filter, weight, ...subject }: Subject): SearchRecord {
  const meta = Object.entries(subject.meta)
    .filter(([, text]) => text)
    .map(([name, text = ""]) => {
      const content = escapeHtml(separateSigns(text));
      return `<meta data-pagefind-meta="${name}[content]" content="${content}">`;
    });
  const url = [address, date, smallPicture(body)].join(ADDRESS_SEPARATOR);
  tidy(body);
  // An SVG without content would be `<svg/>`, which Pagefind takes for one that never ends.
  const html = DomUtils.getOuterHTML(body, { encodeEntities: "utf8", selfClosingTags: false });
  // Elements without a space between them, such as lines of an address, are words of their own.
  const content = separateSigns(html.replaceAll("><", "> <"));
  const attributes = [
    "data-pagefind-body",
    ...(filter ? [`data-pagefind-filter="${filter}"`] : []),
    ...(weight ? [`data-pagefind-weight="${weight}"`] : []),
  ];
  return {
    url,
    content: `<html><head>${meta.join("")}</head><body ${attributes.join(" ")}>${content}</body></html>`,
  };
}

/**
 * Writes the words of pictures that are alone in a list item, such as logos, to be found by them.
 */
function nameLogos(part: Element): void {
  for (const item of elementsOf("li", part)) {
    const alt = elementsOf("img", item)[0]?.attribs.alt ?? "";
    if (textOf(item)) continue;
    for (const words of parseDocument(escapeHtml(alt)).children) DomUtils.appendChild(item, words);
  }
}

/** Removes cards: the pages that they lead to have records of their own. */
function removeCards(part: Element): void {
  for (const card of elementsOf("article", part)) DomUtils.removeElement(card);
}

/** The record of a page that is an entry as a whole. */
function recordOfWholePage(body: Element, address: string, page: Meta): SearchRecord {
  const [heading] = elementsOf("h1", body);
  const title = heading ? textOf(heading) : "";
  return recordOf({
    address,
    date: page.get("article:published_time"),
    body,
    meta: {
      title,
      ...nameField("name", title),
      topic: page.get("article:section"),
      author: page.get("article:author"),
    },
  });
}

/** The record of a page around its sections and entries. An address of one word is a name, too. */
function recordOfPage(main: Element, address: string, page: Meta, filter: string): SearchRecord {
  const title = page.get("og:title") ?? "";
  const words = wordsOf(address);
  const headings = elementsOf("h1", main).map(textOf);
  return recordOf({
    address,
    body: main,
    filter,
    meta: {
      title,
      name1: words.includes(" ") ? "" : words,
      ...nameField("name", title),
      keywords: [words, ...headings, page.get("keywords")].filter(Boolean).join(", "),
    },
  });
}

/** The record of an entry or a section; none without a heading. */
function recordOfPart(part: Element, page: { address: string; title: string; filter: string }) {
  const heading = DomUtils.findOne(({ name }) => /^h[2-4]$/.test(name), [part]);
  if (!heading) return [];
  const title = textOf(heading);
  DomUtils.removeElement(heading);
  nameLogos(part);
  const anchor = anchorOf(part) ?? "";
  const address = `${page.address}#${anchor}`;
  const meta = { title, anchor: wordsOf(anchor) };
  if (isEntry(part))
    return [recordOf({ address, body: part, meta: { ...meta, ...nameField("name", title) } })];
  return [
    recordOf({
      address,
      body: part,
      filter: page.filter,
      weight: SECTION_WEIGHT,
      meta: { ...meta, ...nameField("heading", title), topic: page.title },
    }),
  ];
}

/**
 * The records of a page: one of the page itself, and one of each entry and section with an anchor.
 * A text is in one record only. A page that is an entry as a whole, such as an article, has one. A
 * page that search engines are asked to leave out has none.
 * @param address without a trailing slash
 * @param filter filter of pages and sections, `name:value`
 */
export function recordsOf(address: string, html: string, filter: string): SearchRecord[] {
  const document = parseDocument(html);
  const [main] = elementsOf("main", document);
  const meta = metaOf(document);
  if (!main || meta.has("robots")) return [];
  const parts = DomUtils.findAll((element) => isEntry(element) || isSection(element), [main]);
  const wholePage = parts.find((part) => !anchorOf(part));
  if (wholePage) return [recordOfWholePage(wholePage, address, meta)];
  for (const part of parts) DomUtils.removeElement(part);
  for (const part of [main, ...parts]) if (!isEntry(part)) removeCards(part);
  const title = meta.get("og:title") ?? "";
  return [
    recordOfPage(main, address, meta, filter),
    ...parts.flatMap((part) => recordOfPart(part, { address, title, filter })),
  ];
}
