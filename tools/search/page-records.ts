import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../lib/escape-html";
import { PAGE_SECTIONS } from "../../src/constants/routes";
import type { SearchKind } from "../../src/constants/search";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** One thing that can be found, read from a built page. */
export type SearchRecord = {
  /** Where it stands: a path, for a service with its anchor. */
  url: string;
  kind: SearchKind;
  title: string;
  /** Category of an article, industry of a case study. */
  topic: string;
  /** YYYY-MM-DD, of an article. */
  date: string;
  /** Address of its picture, small. */
  picture: string;
  /** What it says, as plain HTML without attributes. The title is not part of it. */
  html: string;
};

/** What is no part of the text: ways through the page, notes beside it, what is drawn or pressed, numbers of footnotes. */
const NO_TEXT = new Set(
  "aside button form header iframe input nav noscript picture script style sup svg template video".split(" "),
);
/** By these Pagefind ends sentences and gives words their weight. */
const KEPT = new Set("blockquote figcaption h2 h3 h4 h5 h6 li p pre td th".split(" "));
/** Within a line: what stands beside them may belong to the same word. */
const INLINE = new Set("a abbr b code del em i kbd mark span strong".split(" "));
/** Chapters that are no service. */
const OTHER_SECTIONS = new Set(PAGE_SECTIONS["/services"]);

/** Where a category, or an industry, is linked to. */
const TOPIC = { article: /^\/blog\b/, work: /^\/#/ };

const find = (within: Node | Node[], test: (element: Element) => boolean): Element | null =>
  DomUtils.findOne(test, Array.isArray(within) ? within : [within], true);
const byName = (within: Node | Node[], name: string): Element | null =>
  find(within, (element) => element.name === name);
const words = (node: Node | null): string => (node ? DomUtils.textContent(node).replace(/\s+/g, " ").trim() : "");

function plainHtml(node: Node): string {
  if (node.type === "text") return escapeHtml(node.data);
  if (!("children" in node)) return "";
  const inner = () => node.children.map(plainHtml).join("");
  if (!("name" in node)) return inner();
  if (NO_TEXT.has(node.name) || node.attribs["aria-hidden"] === "true") return "";
  // Whose words do not say enough by themselves: "Learn More".
  if (node.name === "a" && node.attribs["aria-label"]) return "";
  // A label and what it says, which Pagefind would write as one word.
  if (node.name === "dt") return ` ${inner()}: `;
  if (node.name === "dd") return `<p>${inner()}</p>`;
  if (KEPT.has(node.name)) return `<${node.name}>${inner()}</${node.name}>`;
  // Words of two boxes that only a style keeps apart are not one.
  return INLINE.has(node.name) ? inner() : ` ${inner()} `;
}

/** The smallest picture that its element offers, in a format every supported browser knows. */
function smallPicture(within: Node): string {
  const picture = byName(within, "picture");
  const source = picture && find(picture, ({ attribs }) => attribs.type === "image/webp");
  const [first = ""] = (source?.attribs.srcset ?? "").trim().split(/\s+/);
  return first;
}

/** An article or a case study: one `<article>`, its header the title, the teaser and facts. */
function ofEntry(url: string, kind: keyof typeof TOPIC, main: Node[]): SearchRecord[] {
  const article = byName(main, "article");
  const header = article && byName(article, "header");
  const title = words(header && byName(header, "h1"));
  if (!article || !header || !title) return [];
  // The teaser, and who wrote it and is what.
  const opening = DomUtils.getElementsByTagName("p", header).map(({ children }) => children.map(words).join(" "));
  const facts = kind === "article" ? header : byName(article, "dl");
  const topic = facts && find(facts, ({ name, attribs }) => name === "a" && TOPIC[kind].test(attribs.href ?? ""));
  return [
    {
      url,
      kind,
      title,
      topic: words(topic),
      date: byName(header, "time")?.attribs.datetime ?? "",
      picture: smallPicture(header),
      html: opening.map((text) => `<p>${escapeHtml(text)}</p>`).join("") + article.children.map(plainHtml).join(""),
    },
  ];
}

/** The services: chapters of one page, each with an anchor of its own. */
function ofServices(main: Node[]): SearchRecord[] {
  const isChapter = ({ name, attribs }: Element) =>
    name === "section" && !!attribs.id && attribs["aria-labelledby"] === `${attribs.id}-title`;
  return DomUtils.findAll(isChapter, main).flatMap((chapter): SearchRecord[] => {
    const id = chapter.attribs.id ?? "";
    const heading = find(chapter, ({ attribs }) => attribs.id === `${id}-title`);
    if (OTHER_SECTIONS.has(id) || !heading) return [];
    const title = words(heading);
    const picture = smallPicture(chapter);
    DomUtils.removeElement(heading);
    return [{ url: `/services#${id}`, kind: "service", title, topic: "", date: "", picture, html: plainHtml(chapter) }];
  });
}

const ENTRY = /^\/(blog|works)\/[^/]+$/;

/** Where pages lie that hold something to find, in the order of their addresses. */
export const SEARCHED_FOLDERS = ["blog", "services", "works"];

/** Whether a page holds something to find, by its address. */
export const isSearched = (address: string): boolean => address === "/services" || ENTRY.test(address);

/**
 * The part of a page that is searched: an article's or case study's own element, or everything between menu and footer. Most of
 * a page is neither. Null where it asks search engines to leave it out (drafts, previews).
 */
export function searchedHtml(html: string): string | null {
  const start = html.indexOf("<main");
  const end = html.indexOf("</main>", start);
  if (start < 0 || end < 0 || /<meta name="robots" content="noindex/.test(html.slice(0, start))) return null;
  const opened = html.indexOf("<article", start);
  const closed = html.indexOf("</article>", opened);
  const isAlone = opened >= 0 && closed >= 0 && html.lastIndexOf("<article", closed) === opened;
  return isAlone ? html.slice(opened, closed) : html.slice(start, end);
}

/**
 * What a built page has for the search. Nothing where it asks search engines to leave it out (drafts, previews).
 * @param address as visitors know it, without a trailing slash
 */
export function recordsOf(address: string, html: string): SearchRecord[] {
  const searched = searchedHtml(html);
  if (searched === null) return [];
  const main = parseDocument(searched).children;
  if (address === "/services") return ofServices(main);
  const [, section] = ENTRY.exec(address) ?? [];
  return section ? ofEntry(address, section === "blog" ? "article" : "work", main) : [];
}
