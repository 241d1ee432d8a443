import { directionOf } from "../../../lib/right-to-left";
import { type MarkdownNode, plainText } from "../syntax/tree";

export type FootnoteLabels = { footnote: string; footnotes: string; backToText: string };

type Reference = { node: MarkdownNode; isInLink: boolean };

/** A note, and the places in the text that name it. */
type Note = { content: MarkdownNode[]; references: Reference[] };

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

/**
 * The notes that are named, in the order of the text. Those that only notes name come after all
 * that the text names.
 * @param contents of the notes by name; a note that is written in the text itself has none
 */
function collectNotes(tree: MarkdownNode, contents: Map<string, MarkdownNode[]>): Note[] {
  const notes = new Map<string | MarkdownNode, Note>();
  const refer = (
    name: string | MarkdownNode,
    content: MarkdownNode[],
    reference: Reference,
  ): void => {
    const note = notes.get(name) ?? { content, references: [] };
    note.references.push(reference);
    notes.set(name, note);
  };
  const visit = (node: MarkdownNode, isInLink: boolean): void => {
    const { type, identifier, children = [] } = node;
    if (type === "footnote") {
      refer(node, [{ type: "paragraph", children }], { node, isInLink });
      return;
    }
    const content = type === "footnoteReference" ? contents.get(String(identifier)) : undefined;
    if (content) refer(String(identifier), content, { node, isInLink });
    for (const child of children) visit(child, isInLink || type === "link");
  };

  visit(tree, false);
  // The loop also visits notes that it adds.
  for (const { content } of notes.values()) for (const node of content) visit(node, false);
  return [...notes.values()];
}

const linkElement = (href: string, words: string, className: string, label: string) => ({
  type: "element",
  tagName: "a",
  properties: { href, className: [className], ariaLabel: label },
  children: [{ type: "text", value: words }],
});

/** Turns a place that names a note into its number, which leads to the note. */
function writeReference(
  { node, isInLink }: Reference,
  number: number,
  ids: { reference: string; note: string },
  label: string,
): void {
  const words = String(number);
  // HTML has no links in links.
  const inner = isInLink
    ? { type: "text", value: words }
    : linkElement(`#${ids.note}`, words, "footnote-ref", `${label} ${number}`);
  // Written as elements, so that the number is not one of a heading's words.
  const data = { hName: "sup", hProperties: { id: ids.reference }, hChildren: [inner] };
  Object.assign(node, { type: "noteReference", children: [], data });
}

/** A note with ways back to the places that name it, at the end of its last paragraph. */
function noteItem(
  content: MarkdownNode[],
  id: string,
  places: readonly string[],
  label: string,
): MarkdownNode {
  const last = content.at(-1);
  const end: MarkdownNode = last?.type === "paragraph" ? last : { type: "paragraph", children: [] };
  const back = places.map((place) => ({
    type: "backReference",
    data: { hName: "span", hChildren: [linkElement(`#${place}`, "↩", "footnote-backref", label)] },
    children: [],
  }));
  end.children = [...(end.children ?? []), { type: "text", value: " " }, ...back];
  const isRightToLeft = directionOf(content.map(plainText).join(" ")) === "rtl";
  return {
    type: "listItem",
    children: end === last ? content : [...content, end],
    data: { hProperties: { id, ...(isRightToLeft && { dir: "rtl" }) } },
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
  const items = collectNotes(tree, contents).map(({ content, references }, index) => {
    const number = index + 1;
    const noteId = idOf(`fn:${number}`);
    const places = references.map((reference, repetition) => {
      const id = idOf(`fnref:${number}${repetition > 0 ? `:${repetition + 1}` : ""}`);
      writeReference(reference, number, { reference: id, note: noteId }, labels.footnote);
      return id;
    });
    return noteItem(content, noteId, places, labels.backToText);
  });
  if (items.length === 0) return;
  tree.children?.push({
    type: "notes",
    data: {
      hName: "section",
      hProperties: { className: ["footnotes"], ariaLabel: labels.footnotes },
    },
    children: [{ type: "list", ordered: true, children: items }],
  });
}
