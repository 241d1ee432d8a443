const { distinct, nameOnPage } = require("../syntax/heading-ids");
const { all, plainText, setProperties, surround, walk } = require("../syntax/tree");

/** @typedef {import("../syntax/tree").MarkdownNode} MarkdownNode */

/** From so many columns on, a row of a table is a block on phones. */
const STACKS_FROM = 3;

/**
 * For phones, the cells of a table of many columns say what they are, all but the first of a row,
 * which names it.
 * @param {MarkdownNode} table
 */
function labelCells(table) {
  const [head, ...rows] = table.children ?? [];
  const labels = (head?.children ?? []).map((cell) => plainText(cell).trim());
  if (labels.length < STACKS_FROM) return;
  setProperties(table, { className: ["stacks"] });
  for (const row of rows)
    for (const [index, cell] of (row.children ?? []).entries())
      if (index > 0 && labels[index]) setProperties(cell, { dataLabel: labels[index] });
}

/**
 * The `align` attribute is gone from HTML: a class says it. A wide table scrolls within a frame
 * that can be reached by keyboard and has a name of its own.
 * @param {MarkdownNode} tree
 * @param {import("./headings").TextEntry} entry
 * @param {string} label word for a table
 */
function prepareTables(tree, entry, label) {
  const nameOf = distinct((name, repetition) => `${name} (${repetition + 1})`);
  for (const node of all(tree, "table")) {
    const align = node.align ?? [];
    for (const row of node.children ?? []) {
      for (const [index, cell] of (row.children ?? []).entries()) {
        const side = align[index];
        if (side) setProperties(cell, { className: [`align-${side}`] });
      }
    }
    node.align = null;
    labelCells(node);
    // A corner without words heads nothing.
    for (const cell of node.children?.[0]?.children ?? []) {
      if (plainText(cell).trim()) setProperties(cell, { scope: "col" });
      else cell.data = { ...cell.data, hName: "td" };
    }
    const heading = plainText(
      node.children?.[0]?.children?.[0] ?? { type: "text", value: "" },
    ).trim();
    const ariaLabel = nameOf(nameOnPage(heading ? `${label}: ${heading}` : label, entry));
    surround(node, "section", { className: ["table-frame"], ariaLabel, tabIndex: 0 });
  }
}

/**
 * The boxes of task lists say in words whether they are ticked.
 * @param {MarkdownNode} tree
 * @param {{done: string, toDo: string}} labels
 */
function prepareTasks(tree, { done, toDo }) {
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

module.exports = { prepareTables, prepareTasks };
