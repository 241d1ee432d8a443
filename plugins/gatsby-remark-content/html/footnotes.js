/** @typedef {import("../syntax/tree").MarkdownNode} MarkdownNode */
/** @typedef {{footnote: string, footnotes: string, backToText: string}} FootnoteLabels */
/** @typedef {{content: MarkdownNode[], number: number, places: string[]}} Note */

/**
 * The notes by identifier, taken out of the text; as with links, the first of two with the same
 * name counts.
 * @param {MarkdownNode} tree
 * @param {Map<string, MarkdownNode[]>} notes
 */
function takeNotes(tree, notes = new Map()) {
  if (!tree.children) return notes;
  for (const node of tree.children) {
    takeNotes(node, notes);
    const name = String(node.identifier);
    if (node.type === "footnoteDefinition" && !notes.has(name))
      notes.set(name, node.children ?? []);
  }
  tree.children = tree.children.filter(({ type }) => type !== "footnoteDefinition");
  return notes;
}

/** @param {string} href @param {string} words @param {string} className @param {string} label */
const linkElement = (href, words, className, label) => ({
  type: "element",
  tagName: "a",
  properties: { href, className: [className], ariaLabel: label },
  children: [{ type: "text", value: words }],
});

/**
 * A note with a way back from it to each place that names it, at the end of its last paragraph.
 * @param {Note} note @param {string} id @param {string} label
 * @returns {MarkdownNode}
 */
function noteItem({ content, places }, id, label) {
  const last = content.at(-1);
  const end = last?.type === "paragraph" ? last : { type: "paragraph", children: [] };
  const back = places.map((place) => ({
    type: "backReference",
    data: { hName: "span", hChildren: [linkElement(`#${place}`, "↩", "footnote-backref", label)] },
    children: [],
  }));
  end.children = [...(end.children ?? []), { type: "text", value: " " }, ...back];
  return {
    type: "listItem",
    children: end === last ? content : [...content, end],
    data: { hProperties: { id } },
  };
}

/**
 * Footnotes with names for those who cannot see them, numbered in the order of the text, in a list
 * at its end. What gatsby-transformer-remark makes of them has no names, and the ids of two texts
 * on one page would be the same. Their ids hold a colon, which those of headings never do.
 * @param {MarkdownNode} tree
 * @param {(id: string) => string} idOf makes an id one of the page's
 * @param {FootnoteLabels} labels
 */
function prepareFootnotes(tree, idOf, labels) {
  const contents = takeNotes(tree);
  /**
   * By name; those written in the text itself have none.
   * @type {Map<string | MarkdownNode, Note>}
   */
  const notes = new Map();
  /** @type {Note[]} */
  const inOrder = [];

  /** @param {string | MarkdownNode} name @param {MarkdownNode[]} content */
  const noteOf = (name, content) => {
    const known = notes.get(name);
    if (known) return known;
    const note = { content, number: notes.size + 1, places: [] };
    notes.set(name, note);
    inOrder.push(note);
    return note;
  };
  /** @param {MarkdownNode} node @param {Note} note @param {boolean} isInLink */
  const refer = (node, note, isInLink) => {
    const { number, places } = note;
    const id = idOf(`fnref:${number}${places.length > 0 ? `:${places.length + 1}` : ""}`);
    places.push(id);
    const words = String(number);
    // HTML has no links in links.
    const inner = isInLink
      ? { type: "text", value: words }
      : linkElement(
          `#${idOf(`fn:${number}`)}`,
          words,
          "footnote-ref",
          `${labels.footnote} ${number}`,
        );
    // As elements, not as Markdown: the number is not part of a heading's words.
    const data = { hName: "sup", hProperties: { id }, hChildren: [inner] };
    Object.assign(node, { type: "noteReference", children: [], data });
  };
  /** @param {MarkdownNode} node @param {boolean} isInLink */
  const visit = (node, isInLink) => {
    if (node.type === "footnote") {
      refer(node, noteOf(node, [{ type: "paragraph", children: node.children ?? [] }]), isInLink);
    } else if (node.type === "footnoteReference") {
      const content = contents.get(String(node.identifier));
      if (content) refer(node, noteOf(String(node.identifier), content), isInLink);
    }
    const isLink = isInLink || node.type === "link";
    for (const child of node.children ?? []) visit(child, isLink);
  };

  visit(tree, false);
  // Notes name other notes, which come after all that the text names.
  for (const { content } of inOrder) for (const node of content) visit(node, false);
  if (inOrder.length === 0) return;
  const items = inOrder.map((note) => noteItem(note, idOf(`fn:${note.number}`), labels.backToText));
  tree.children?.push({
    type: "notes",
    data: {
      hName: "section",
      hProperties: { className: ["footnotes"], ariaLabel: labels.footnotes },
    },
    children: [{ type: "list", ordered: true, children: items }],
  });
}

module.exports = { prepareFootnotes };
