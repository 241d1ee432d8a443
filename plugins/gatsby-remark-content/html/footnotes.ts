import type { MarkdownNode } from "../syntax/tree";

export type FootnoteLabels = { footnote: string; footnotes: string; backToText: string };

/** A note, its number, and the ids of the places in the text that name it. */
type Note = { content: MarkdownNode[]; number: number; places: string[] };

/**
 * Takes the notes out of the text. Of two notes of a name the first counts, as with links.
 * @returns their contents by name
 */
function takeNotes(
  tree: MarkdownNode,
  notes = new Map<string, MarkdownNode[]>(),
): Map<string, MarkdownNode[]> {
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

const linkElement = (href: string, words: string, className: string, label: string) => ({
  type: "element",
  tagName: "a",
  properties: { href, className: [className], ariaLabel: label },
  children: [{ type: "text", value: words }],
});

/** A note, with a way back to each place that names it at the end of its last paragraph. */
function noteItem({ content, places }: Note, id: string, label: string): MarkdownNode {
  const last = content.at(-1);
  const end: MarkdownNode = last?.type === "paragraph" ? last : { type: "paragraph", children: [] };
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
 * Numbers footnotes in the order of the text and moves them to a list at its end, with names for
 * those who cannot see them. What gatsby-transformer-remark makes of them has no names, and the ids
 * of two texts on one page would be the same. Their ids hold a colon, which those of headings never
 * do.
 * @param idOf makes an id one of the page's
 */
export function prepareFootnotes(
  tree: MarkdownNode,
  idOf: (id: string) => string,
  labels: FootnoteLabels,
): void {
  const contents = takeNotes(tree);
  /** By name; a note that is written in the text itself has none. */
  const notes = new Map<string | MarkdownNode, Note>();

  const noteOf = (name: string | MarkdownNode, content: MarkdownNode[]): Note => {
    const known = notes.get(name);
    if (known) return known;
    const note = { content, number: notes.size + 1, places: [] };
    notes.set(name, note);
    return note;
  };
  const refer = (node: MarkdownNode, { number, places }: Note, isInLink: boolean): void => {
    const id = idOf(`fnref:${number}${places.length > 0 ? `:${places.length + 1}` : ""}`);
    places.push(id);
    const words = String(number);
    const label = `${labels.footnote} ${number}`;
    // HTML has no links in links.
    const inner = isInLink
      ? { type: "text", value: words }
      : linkElement(`#${idOf(`fn:${number}`)}`, words, "footnote-ref", label);
    // As elements, not as Markdown: the number is not part of a heading's words.
    const data = { hName: "sup", hProperties: { id }, hChildren: [inner] };
    Object.assign(node, { type: "noteReference", children: [], data });
  };
  const visit = (node: MarkdownNode, isInLink: boolean): void => {
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
  // Notes name other notes, which come after all that the text names. A Map is walked in the order
  // of its entries, those included that are added on the way.
  for (const { content } of notes.values()) for (const node of content) visit(node, false);
  if (notes.size === 0) return;
  const items = [...notes.values()].map((note) =>
    noteItem(note, idOf(`fn:${note.number}`), labels.backToText),
  );
  tree.children?.push({
    type: "notes",
    data: {
      hName: "section",
      hProperties: { className: ["footnotes"], ariaLabel: labels.footnotes },
    },
    children: [{ type: "list", ordered: true, children: items }],
  });
}
