import { headingIds, idOnPage, type PageEntry } from "../syntax/heading-ids";
import { type MarkdownNode, plainText, setProperties, surround } from "../syntax/tree";

/** `bodyLevel`: the level of the text's highest headings on the page. */
export type TextEntry = PageEntry & {
  bodyLevel: number;
  /** Ids of headings of the texts above this one on its page, and how many texts that are. */
  idsAbove?: readonly string[];
  textsAbove?: number;
};

/** The level of `##`, the highest heading in Markdown bodies. */
const HIGHEST_LEVEL = 2;
/** Chapters and their parts get a link; nobody links to smaller headings. */
const LOWEST_LEVEL_LINKED = 3;

const anchor = (id: string, label: string): MarkdownNode => ({
  type: "link",
  url: `#${id}`,
  children: [],
  data: { hProperties: { className: ["heading-anchor"], ariaLabel: label } },
});

/**
 * Gives a heading an id by which it can be linked. Where the text has a page of its own, such a
 * link stands beside it: in the heading, its words would be part of the heading's name. Its sign is
 * drawn by the style sheet, so that no feed, search or excerpt of the text meets it. Where entries
 * share a page (services, positions), headings sink below the entry's own.
 * @param label of the link, before the heading's words
 */
export function headingRule(
  entry: TextEntry,
  label: string,
  reservedIds: readonly string[],
): (heading: MarkdownNode) => void {
  const nextId = headingIds([...reservedIds, ...(entry.idsAbove ?? [])]);
  return (heading) => {
    const words = plainText(heading);
    const id = idOnPage(nextId(words), entry);
    const level = heading.depth ?? HIGHEST_LEVEL;
    heading.depth = Math.min(level + entry.bodyLevel - HIGHEST_LEVEL, 6);
    heading.data = { ...heading.data, id };
    setProperties(heading, { id });
    if (entry.route === null || level > LOWEST_LEVEL_LINKED) return;
    const link = anchor(id, `${label}: ${words.replace(/\s+/g, " ").trim()}`);
    const { dir } = heading.data?.hProperties ?? {};
    surround(heading, "div", { className: ["heading-frame"], ...(dir ? { dir } : {}) }, [link]);
  };
}
