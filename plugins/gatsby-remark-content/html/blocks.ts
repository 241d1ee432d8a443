import { distinct, nameOnPage, type PageEntry } from "../syntax/heading-ids";
import { all, type MarkdownNode, plainText, setProperties, surround, walk } from "../syntax/tree";

/** Tables with this many columns are drawn as one block a row on phones. */
const MIN_COLUMNS_STACKED = 3;

/**
 * On phones the cells of a table with many columns say what they are, all but the first of a row,
 * which names it.
 */
function labelCells(table: MarkdownNode): void {
  const [head, ...rows] = table.children ?? [];
  const labels = (head?.children ?? []).map((cell) => plainText(cell).trim());
  if (labels.length < MIN_COLUMNS_STACKED) return;
  setProperties(table, { className: ["stacks"] });
  for (const row of rows)
    for (const [index, cell] of (row.children ?? []).entries())
      if (index > 0 && labels[index]) setProperties(cell, { dataLabel: labels[index] });
}

/** Writes the alignment of columns as classes: HTML has no `align` attribute any more. */
function alignCells(table: MarkdownNode): void {
  const align = table.align ?? [];
  for (const row of table.children ?? [])
    for (const [index, cell] of (row.children ?? []).entries())
      if (align[index]) setProperties(cell, { className: [`align-${align[index]}`] });
  table.align = null;
}

/** Marks the cells of the first row as headings of their columns. One without words heads nothing. */
function markHeads(table: MarkdownNode): void {
  for (const cell of table.children?.[0]?.children ?? []) {
    if (plainText(cell).trim()) setProperties(cell, { scope: "col" });
    else cell.data = { ...cell.data, hName: "td" };
  }
}

/**
 * Puts tables in frames, in which a wide one scrolls. A frame can be reached by keyboard and has a
 * name of its own.
 * @param label word for a table
 */
export function prepareTables(tree: MarkdownNode, entry: PageEntry, label: string): void {
  const nameOf = distinct((name, repetition) => `${name} (${repetition + 1})`);
  for (const table of all(tree, "table")) {
    alignCells(table);
    labelCells(table);
    markHeads(table);
    const corner = table.children?.[0]?.children?.[0];
    const heading = corner ? plainText(corner).trim() : "";
    const ariaLabel = nameOf(nameOnPage(heading ? `${label}: ${heading}` : label, entry));
    surround(table, "section", { className: ["table-frame"], ariaLabel, tabIndex: 0 });
  }
}

/** Turns the boxes of task lists into disabled checkboxes that say in words what they are. */
export function prepareTasks(
  tree: MarkdownNode,
  { done, toDo }: { done: string; toDo: string },
): void {
  walk(tree, (node, parent) => {
    if (node.type !== "listItem" || typeof node.checked !== "boolean") return;
    const first = node.children?.find(({ type }) => type === "paragraph") ?? node;
    const state = node.checked ? `checked="" aria-label="${done}"` : `aria-label="${toDo}"`;
    first.children?.unshift({
      type: "html",
      value: `<input type="checkbox" disabled="" ${state}> `,
    });
    node.checked = null;
    setProperties(node, { className: ["task-list-item"] });
    if (parent) setProperties(parent, { className: ["contains-task-list"] });
  });
}
