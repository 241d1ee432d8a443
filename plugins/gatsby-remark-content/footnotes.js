const { setProperties, walk } = require("./tree");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */
/** @typedef {{footnote: string, footnotes: string, backToText: string}} FootnoteLabels */
/** @typedef {{node: MarkdownNode, parent: MarkdownNode}} Place */

/**
 * @param {string} url @param {string} words @param {Record<string, unknown>} properties
 * @returns {MarkdownNode}
 */
const link = (url, words, properties) => ({
  type: "link",
  url,
  children: [{ type: "text", value: words }],
  data: { hProperties: properties },
});

/** The notes by identifier, taken out of the text. @param {MarkdownNode} tree @returns {Map<string, MarkdownNode[]>} */
function takeNotes(tree) {
  const notes = new Map();
  walk(tree, (node, parent) => {
    if (node.type !== "footnoteDefinition" || !parent?.children) return;
    notes.set(String(node.identifier), node.children ?? []);
    parent.children.splice(parent.children.indexOf(node), 1);
  });
  return notes;
}

/**
 * A note with a way back from it to each place that names it, at the end of its last paragraph.
 * @param {MarkdownNode[]} content @param {string} id @param {string[]} references @param {string} label
 * @returns {MarkdownNode}
 */
function noteItem(content, id, references, label) {
  const last = content.at(-1);
  const end = last?.type === "paragraph" ? last : { type: "paragraph", children: [] };
  const back = references.map((reference) =>
    link(`#${reference}`, "↩", { className: ["footnote-backref"], ariaLabel: label }),
  );
  end.children = [...(end.children ?? []), { type: "text", value: " " }, ...back];
  const item = { type: "listItem", children: end === last ? content : [...content, end] };
  setProperties(item, { id });
  return item;
}

/**
 * Footnotes with names for those who cannot see them, numbered in the order of the text, in a list at its end. What
 * gatsby-transformer-remark makes of them has no names, and the ids of two texts on one page would be the same.
 * @param {MarkdownNode} tree
 * @param {string} prefix of the ids, empty where the text has a page of its own
 * @param {FootnoteLabels} labels
 */
function prepareFootnotes(tree, prefix, labels) {
  const notes = takeNotes(tree);
  /** Ids of the places that name a note, by its identifier; the first one decides the number. @type {Map<string, string[]>} */
  const references = new Map();
  walk(tree, (node) => {
    const name = String(node.identifier);
    if (node.type !== "footnoteReference" || !notes.has(name)) return;
    const places = references.get(name) ?? [];
    references.set(name, places);
    const id = `${prefix}fnref-${name}${places.length > 0 ? `-${places.length + 1}` : ""}`;
    places.push(id);
    const number = String([...references.keys()].indexOf(name) + 1);
    const words = link(`#${prefix}fn-${name}`, number, {
      className: ["footnote-ref"],
      ariaLabel: `${labels.footnote} ${number}`,
    });
    Object.assign(node, { type: "note", children: [words], data: { hName: "sup", hProperties: { id } } });
  });
  if (references.size === 0) return;
  const items = [...references].map(([name, places]) =>
    noteItem(notes.get(name) ?? [], `${prefix}fn-${name}`, places, labels.backToText),
  );
  tree.children?.push({
    type: "notes",
    data: { hName: "section", hProperties: { className: ["footnotes"], ariaLabel: labels.footnotes } },
    children: [{ type: "list", ordered: true, children: items }],
  });
}

module.exports = { prepareFootnotes };
