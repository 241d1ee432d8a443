const { headingIds, idOnPage } = require("../syntax/heading-ids");
const { all, plainText, setProperties, surround } = require("../syntax/tree");

/** @typedef {import("../syntax/tree").MarkdownNode} MarkdownNode */
/**
 * @typedef {{slug: string, title?: string, name?: string, route: string | null, bodyLevel: number}}
 * TextEntry
 */

/** The level of `##`, the highest heading in Markdown bodies. */
const HIGHEST_LEVEL = 2;
/** Chapters and their parts; what is smaller nobody links to. */
const LOWEST_LEVEL_LINKED = 3;

/** @param {string} id @param {string} label @returns {MarkdownNode} */
const anchor = (id, label) => ({
  type: "link",
  url: `#${id}`,
  children: [],
  data: { hProperties: { className: ["heading-anchor"], ariaLabel: label } },
});

/**
 * Headings get ids by which they can be linked. Where the text has a page of its own, such a link
 * stands beside them: in the heading, its words would be part of the heading's name. Its sign is
 * drawn by the style sheet, so that no feed, search or excerpt of the text meets it. Where entries
 * share a page (services, positions), headings sink below the entry's own.
 * @param {MarkdownNode} tree
 * @param {TextEntry} entry
 * @param {string} label of the link, before the heading's words
 */
function prepareHeadings(tree, entry, label) {
  const nextId = headingIds();
  for (const node of all(tree, "heading")) {
    const words = plainText(node);
    const id = idOnPage(nextId(words), entry);
    const level = node.depth ?? HIGHEST_LEVEL;
    node.depth = Math.min(level + entry.bodyLevel - HIGHEST_LEVEL, 6);
    node.data = { ...node.data, id };
    setProperties(node, { id });
    if (entry.route !== null && level <= LOWEST_LEVEL_LINKED)
      surround(node, "div", { className: ["heading-frame"] }, [
        anchor(id, `${label}: ${words.replace(/\s+/g, " ").trim()}`),
      ]);
  }
}

module.exports = { prepareHeadings };
