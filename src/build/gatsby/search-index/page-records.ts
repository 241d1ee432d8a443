import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../../../lib/escape-html";
import { STRINGS } from "../../../constants/strings";
import { PAGE_SECTIONS } from "../../../content-model/page-sections";
import type { SearchResult } from "../../../search/result";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** An article, a case study or a service, parsed from a built page; its picture is the smallest. */
export type SearchRecord = Omit<SearchResult, "excerpt"> & {
  /** Author, facts of a case study: found by, but no sentences that an excerpt could show. */
  facts: string;
  /** Its text without the title, as HTML without attributes. */
  html: string;
};

/** No text of a record: facts, which it has apart; navigation, asides, controls, drawings, footnote numbers. */
const NO_TEXT = new Set(
  "aside button dl form header iframe input nav noscript picture script style sup svg template video".split(" "),
);
/** Pagefind uses these to end sentences and to weight words. */
const KEPT = new Set("blockquote figcaption h2 h3 h4 h5 h6 li p pre td th".split(" "));
/** Inline elements: the text beside them may belong to the same word. */
const INLINE = new Set("a abbr b code del em i kbd mark span strong".split(" "));
/** Chapters of the services page that are not services. */
const OTHER_SECTIONS = new Set(PAGE_SECTIONS.get("/services"));

/** Targets of the links to a category or an industry. */
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
  // Controls, and "Learn More about ...", which says nothing new.
  if (node.name === "a" && (node.attribs["aria-label"] || words(node).startsWith(STRINGS.learnMore))) return "";
  if (KEPT.has(node.name)) return `<${node.name}>${inner()}</${node.name}>`;
  // Separates the words of adjacent blocks.
  return INLINE.has(node.name) ? inner() : ` ${inner()} `;
}

/** The smallest source of the picture, in a format that every supported browser knows. */
function smallPicture(within: Node): string {
  const picture = byName(within, "picture");
  const source = picture && find(picture, ({ attribs }) => attribs.type === "image/webp");
  const [first = ""] = (source?.attribs.srcset ?? "").trim().split(/\s+/);
  return first;
}

/** An article or a case study: one `<article>`; its header holds title, teaser and metadata. */
function ofEntry(url: string, kind: keyof typeof TOPIC, main: Node[]): SearchRecord[] {
  const article = byName(main, "article");
  const header = article && byName(article, "header");
  const title = words(header && byName(header, "h1"));
  if (!article || !header || !title) return [];
  const inWords = ({ children }: Element) => children.map(words).join(" ");
  // After the teaser, the author and the author's role.
  const [teaser, ...author] = DomUtils.getElementsByTagName("p", header).map(inWords);
  const list = byName(article, "dl");
  const metadata = kind === "article" ? header : list;
  const topic = metadata && find(metadata, ({ name, attribs }) => name === "a" && TOPIC[kind].test(attribs.href ?? ""));
  return [
    {
      url,
      kind,
      title,
      topic: words(topic),
      date: byName(header, "time")?.attribs.datetime ?? "",
      picture: smallPicture(header),
      facts: [...author, ...(list ? DomUtils.getElementsByTagName("dd", list).map(inWords) : [])].join(". "),
      html: (teaser ? `<p>${escapeHtml(teaser)}</p>` : "") + article.children.map(plainHtml).join(""),
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
    const own = { url: `/services#${id}`, kind: "service" as const, title, picture, html: plainHtml(chapter) };
    return [{ ...own, topic: "", date: "", facts: "" }];
  });
}

const SECTIONS = { blog: "article", works: "work" } as const;
const ENTRY = /^\/(blog|works)\/[^/]+$/;

/** Everything between menu and footer; null where the page asks search engines to leave it out (drafts, previews). */
function mainOf(html: string): Node[] | null {
  const start = html.indexOf("<main");
  const end = html.indexOf("</main>", start);
  if (start < 0 || end < 0 || /<meta name="robots" content="noindex/.test(html.slice(0, start))) return null;
  return parseDocument(html.slice(start, end)).children;
}

/**
 * The search records of a built page; none for drafts, previews, and all but articles, case studies and services.
 * @param address without a trailing slash
 */
export function recordsOf(address: string, html: string): SearchRecord[] {
  const section = ENTRY.exec(address)?.[1] as keyof typeof SECTIONS | undefined;
  if (!section && address !== "/services") return [];
  const main = mainOf(html);
  if (!main) return [];
  return section ? ofEntry(address, SECTIONS[section], main) : ofServices(main);
}
