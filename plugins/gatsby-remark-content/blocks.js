const { plainText, setProperties, walk } = require("./tree");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */

/**
 * Puts a block into an element that scrolls and can be reached by keyboard.
 * @param {MarkdownNode} node @param {MarkdownNode} parent @param {string} hName @param {Record<string, unknown>} properties
 */
function frame(node, parent, hName, properties) {
  const around = { type: "frame", children: [node], data: { hName, hProperties: { ...properties, tabIndex: 0 } } };
  parent.children?.splice(parent.children.indexOf(node), 1, around);
}

/**
 * The `align` attribute is gone from HTML: a class says it. A wide table scrolls within a focusable frame.
 * @param {MarkdownNode} tree @param {string} label word for a table
 */
function prepareTables(tree, label) {
  walk(tree, (node, parent) => {
    if (node.type !== "table" || !parent?.children) return;
    const align = node.align ?? [];
    for (const row of node.children ?? []) {
      for (const [index, cell] of (row.children ?? []).entries()) {
        const side = align[index];
        if (side) setProperties(cell, { className: [`align-${side}`] });
      }
    }
    node.align = null;
    // A corner without words heads nothing.
    for (const cell of node.children?.[0]?.children ?? []) {
      if (plainText(cell).trim()) setProperties(cell, { scope: "col" });
      else cell.data = { ...cell.data, hName: "td" };
    }
    const heading = plainText(node.children?.[0]?.children?.[0] ?? { type: "text", value: "" });
    frame(node, parent, "section", { className: ["table-frame"], ariaLabel: heading ? `${label}: ${heading}` : label });
  });
}

/** Long lines of code scroll within a frame. @param {MarkdownNode} tree @param {string} label word for code */
function prepareCode(tree, label) {
  walk(tree, (node, parent) => {
    if (node.type === "code" && parent)
      frame(node, parent, "div", { className: ["code-frame"], role: "group", ariaLabel: label });
  });
}

/** The boxes of task lists say in words whether they are ticked. @param {MarkdownNode} tree @param {{done: string, toDo: string}} labels */
function prepareTasks(tree, { done, toDo }) {
  walk(tree, (node, parent) => {
    if (node.type !== "listItem" || typeof node.checked !== "boolean") return;
    const first = node.children?.find(({ type }) => type === "paragraph") ?? node;
    const state = node.checked ? `checked="" aria-label="${done}"` : `aria-label="${toDo}"`;
    first.children?.unshift({ type: "html", value: `<input type="checkbox" disabled="" ${state}> ` });
    node.checked = null;
    setProperties(node, { className: ["task-list-item"] });
    if (parent) setProperties(parent, { className: ["contains-task-list"] });
  });
}

module.exports = { prepareTables, prepareCode, prepareTasks };
