import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../../../lib/escape-html";
import { PAGE_SECTIONS } from "../../../content-model/page-sections";
import { SEARCH_URL_SEPARATOR, type SearchKind } from "../../../search/constants";
import { spaced } from "../../../search/query";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * What Pagefind leaves out: titles, which it has apart; navigation, controls, pictures, footnote
 * numbers.
 */
export const UNSEARCHED = "h1 aside nav form button time picture img svg sup [aria-hidden]".split(
  " ",
);

/**
 * Entries that are parts of a page, by the page and their element. Other sections of a page are
 * found as parts of it.
 */
const PARTS: Readonly<Record<string, Readonly<Record<string, SearchKind>>>> = {
  "/": { details: "industry" },
  "/about-us": { article: "person" },
  "/career-page": { details: "position" },
  "/contact": { article: "office" },
  "/services": { section: "service" },
};
const SECTIONS_OF_SERVICES = new Set(PAGE_SECTIONS.get("/services"));
const ENTRY = /^\/(blog|works)\/[^/]+$/;

const all = (name: string, within: Element): Element[] =>
  DomUtils.getElementsByTagName(name, within);
const words = (node: Element | null | undefined): string =>
  node ? DomUtils.textContent(node).replace(/\s+/g, " ").trim() : "";
const wordsOf = (address: string): string => address.replace(/[/-]/g, " ").trim();

/** The smallest file of the first picture that has several. */
function smallPicture(within: Element): string {
  const picture = all("img", within).find(({ attribs }) => attribs.srcset);
  return picture?.attribs.srcset?.trim().split(/\s+/)[0] ?? "";
}

type Facts = {
  kind: SearchKind;
  title: string;
  topic?: string;
  date?: string;
  names?: string;
  keywords?: string;
};

/**
 * A page for Pagefind. It indexes all metadata, so date and picture, which are only displayed, are
 * appended to the address; `src/search/result.ts` splits them.
 */
function record(
  url: string,
  { kind, title, topic, date = "", names, keywords }: Facts,
  body: Element,
) {
  const meta = Object.entries({ title, topic, names, keywords }).map(
    ([name, text]) =>
      text && `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(spaced(text))}">`,
  );
  // Elements without a space between them, such as lines of an address, are words of their own.
  // An SVG without content would be `<svg/>`, which Pagefind takes for one that never ends.
  const outer = DomUtils.getOuterHTML(body, { encodeEntities: "utf8", selfClosingTags: false });
  const html = spaced(outer.replaceAll("><", "> <"));
  return {
    url: [url, date, smallPicture(body)].join(SEARCH_URL_SEPARATOR),
    content: `<html lang="en"><head>${meta.filter(Boolean).join("")}<meta data-pagefind-filter="kind[content]" content="${kind}"></head><body data-pagefind-body>${html}</body></html>`,
  };
}

/**
 * What can be found of a built page, as pages for Pagefind: the page, and each of its parts that
 * has an anchor. Nothing of drafts, previews, and other pages that search engines are asked to
 * leave out, and of the further pages of the blog.
 * @param address without a trailing slash
 */
export function recordsOf(address: string, html: string): { url: string; content: string }[] {
  const document = parseDocument(html);
  const main = DomUtils.getElementsByTagName("main", document)[0];
  const head = new Map(
    DomUtils.getElementsByTagName("meta", document).map(({ attribs }) => [
      attribs.property ?? attribs.name,
      attribs.content,
    ]),
  );
  if (!main || head.has("robots") || address.startsWith("/blog/page/")) return [];
  const section = ENTRY.exec(address)?.[1];
  const article = section && all("article", main)[0];
  if (article) {
    const kind = section === "blog" ? "article" : "work";
    const industry = all("dl", article).flatMap((list) => all("a", list))[0];
    const topic = head.get("article:section") ?? words(industry);
    const date = head.get("article:published_time");
    return [record(address, { kind, title: words(all("h1", article)[0]), topic, date }, article)];
  }
  const title = head.get("og:title") ?? "";
  const parts = ["article", "details", "section"].flatMap((name) =>
    all(name, main).flatMap((part) => {
      const heading = DomUtils.findOne(({ name }) => /^h[2-4]$/.test(name), [part]);
      // The anchor of an entry that folds is in it.
      const own =
        name === "details" ? DomUtils.findOne(({ attribs }) => !!attribs.id, [part]) : part;
      const id = own?.attribs.id ?? "";
      const entry = SECTIONS_OF_SERVICES.has(id) ? undefined : PARTS[address]?.[name];
      const kind = id ? (entry ?? (name === "section" ? "page" : null)) : null;
      // The cards of a page lead to what is found by itself.
      if (kind || name === "article") DomUtils.removeElement(part);
      if (!kind || !heading) return [];
      // An item that is a picture alone, such as a logo, is found by its words.
      for (const item of all("li", part).filter((item) => !words(item)))
        DomUtils.appendChild(
          item,
          parseDocument(escapeHtml(all("img", item)[0]?.attribs.alt ?? "")),
        );
      const facts = {
        kind,
        title: words(heading),
        ...(!entry && { topic: title, names: wordsOf(id) }),
      };
      DomUtils.removeElement(heading);
      return [record(`${address}#${id}`, facts, part)];
    }),
  );
  const names = wordsOf(address);
  return [
    record(address, { kind: "page", title, names, keywords: head.get("keywords") }, main),
    ...parts,
  ];
}
