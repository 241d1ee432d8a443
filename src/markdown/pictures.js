const { all, walk } = require("./tree");

/** @typedef {import("./tree").MarkdownNode} MarkdownNode */

/** @typedef {{node: MarkdownNode, alone: MarkdownNode | null, isInLink: boolean}} Shown a picture, and its paragraph where it is alone in that */

/**
 * A picture that tells nothing says so in its title: `![](./line.jpg "decoration")`. Screen readers pass over it.
 * @param {{alt?: string | null | undefined, title?: string | null | undefined}} picture
 */
const isDecoration = ({ alt, title }) => !alt && title === "decoration";

/** The pictures of a text, in order; they may then be changed. @param {MarkdownNode} tree @returns {Shown[]} */
function shownPictures(tree) {
  const linked = new Set(all(tree, "link").flatMap((link) => all(link, "image")));
  /** @type {Shown[]} */
  const shown = [];
  walk(tree, (node, parent) => {
    if (node.type !== "image") return;
    const alone = parent?.type === "paragraph" && parent.children?.length === 1 ? parent : null;
    shown.push({ node, alone, isInLink: linked.has(node) });
  });
  return shown;
}

module.exports = { isDecoration, shownPictures };
