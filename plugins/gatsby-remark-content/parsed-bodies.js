const { createHash } = require("node:crypto");
const { readFileSync, writeFileSync } = require("node:fs");
const path = require("node:path");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */
/** @typedef {{position?: object, children?: Parsed[]}} Parsed */

/** Names the folder by which a check hands on what it has read, for the time of the build that follows. */
const FOLDER_VARIABLE = "CHECKED_CONTENT";

/**
 * The line break that gatsby-plugin-content puts before a body moves its lines, which are not kept, and nothing else.
 * @param {string} folder @param {string} text
 */
const fileOf = (folder, text) =>
  path.join(folder, createHash("sha256").update(text.replace(/^\n/, "")).digest("base64url"));

/** @param {Parsed} node */
function withoutPositions(node) {
  delete node.position;
  for (const child of node.children ?? []) withoutPositions(child);
}

/**
 * Keeps what a body was parsed to, for the build that follows; without the positions, which only messages name.
 * @param {string} text @param {Parsed} tree is changed
 */
function keepParsed(text, tree) {
  const folder = process.env[FOLDER_VARIABLE];
  if (!folder) return;
  withoutPositions(tree);
  writeFileSync(fileOf(folder, text), JSON.stringify(tree));
}

/** @param {string} text @returns {MarkdownNode | null} */
function keptTree(text) {
  const folder = process.env[FOLDER_VARIABLE];
  if (!folder) return null;
  try {
    return JSON.parse(readFileSync(fileOf(folder, text), "utf8"));
  } catch {
    // It was known before this build, or stands for itself; parsing it makes the same tree.
    return null;
  }
}

/**
 * A plugin of unified: bodies that the check before the build has parsed are not parsed again.
 * @this {{Parser: (text: string, file: unknown) => MarkdownNode}}
 */
function parsedBodies() {
  const parse = this.Parser;
  this.Parser = (text, file) => keptTree(text) ?? parse(text, file);
}

module.exports = { parsedBodies, keepParsed, FOLDER_VARIABLE };
