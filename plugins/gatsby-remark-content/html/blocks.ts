import { distinct, nameOnPage, type PageEntry } from "../syntax/heading-ids";
import { type MarkdownNode, plainText, setProperties, surround } from "../syntax/tree";

/** Tables with this many columns are drawn as one block a row on phones. */
const MIN_COLUMNS_STACKED = 3;

const wordsOf = (cell: MarkdownNode): string => plainText(cell).trim();

/** The rows of a table, the first one with the headings of its columns, as lists of cells. */
const rowsOf = (table: MarkdownNode): MarkdownNode[][] =>
  (table.children ?? []).map(({ children = [] }) => children);

/** Writes the alignment of columns as classes: HTML has no `align` attribute any more. */
function alignCells(table: MarkdownNode): void {
  const sides = table.align ?? [];
  for (const [column, cell] of rowsOf(table).flatMap((cells) => [...cells.entries()]))
    if (sides[column]) setProperties(cell, { className: [`align-${sides[column]}`] });
  table.align = null;
}

/**
 * Gives cells of a table with many columns the heading of their column as a label, for phones. The
 * first cell of a row has none: it is the row's heading there.
 */
function labelCells(table: MarkdownNode): void {
  const [head = [], ...rows] = rowsOf(table);
  if (head.length < MIN_COLUMNS_STACKED) return;
  setProperties(table, { className: ["stacks"] });
  const labels = head.map(wordsOf);
  for (const [column, cell] of rows.flatMap((cells) => [...cells.entries()]))
    if (column > 0 && labels[column]) setProperties(cell, { dataLabel: labels[column] });
}

/** Marks the first row as headings of their columns. A cell without words heads nothing. */
function markHeads(table: MarkdownNode): void {
  for (const cell of rowsOf(table)[0] ?? []) {
    if (wordsOf(cell)) setProperties(cell, { scope: "col" });
    else cell.data = { ...cell.data, hName: "td" };
  }
}

/**
 * Puts a table in a frame, in which a wide one scrolls. The frame can be reached by keyboard and
 * has a name of its own.
 * @param label word for a table
 */
export function tableRule(entry: PageEntry, label: string): (table: MarkdownNode) => void {
  const nameOf = distinct((name, repetition) => `${name} (${repetition + 1})`);
  return (table) => {
    alignCells(table);
    labelCells(table);
    markHeads(table);
    const corner = rowsOf(table)[0]?.[0];
    const heading = corner && wordsOf(corner);
    const ariaLabel = nameOf(nameOnPage(heading ? `${label}: ${heading}` : label, entry));
    surround(table, "section", { className: ["table-frame"], ariaLabel, tabIndex: 0 });
  };
}

/** Turns the boxes of a task list into disabled checkboxes with a label: done, or to do. */
export function markTasks(
  list: MarkdownNode,
  { done, toDo }: { done: string; toDo: string },
): void {
  for (const item of list.children ?? []) {
    if (typeof item.checked !== "boolean") continue;
    const first = item.children?.find(({ type }) => type === "paragraph") ?? item;
    const state = item.checked ? `checked="" aria-label="${done}"` : `aria-label="${toDo}"`;
    first.children?.unshift({
      type: "html",
      value: `<input type="checkbox" disabled="" ${state}> `,
    });
    item.checked = null;
    setProperties(item, { className: ["task-list-item"] });
    setProperties(list, { className: ["contains-task-list"] });
  }
}
