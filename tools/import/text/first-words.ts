import { parseMarkdown } from "../../../src/content-loader/markdown/parse-markdown";
import { all, type MarkdownNode, plainText } from "../../../src/markdown/tree";

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The words of Markdown as they are read. */
export const wordsOf = (markdown: string): string =>
  oneLine((parseMarkdown(markdown).children ?? []).map(plainText).join(" "));

/** The words of the first heading; empty where there is none. */
export const firstHeading = (tree: MarkdownNode): string =>
  oneLine(plainText(all(tree, "heading")[0] ?? { type: "text" }));

/** The first paragraph that has a sentence and is not a picture; empty if there is none. */
export function firstParagraph(tree: MarkdownNode): string {
  const paragraphs = (tree.children ?? []).filter(({ type }) => type === "paragraph").map(readable);
  return paragraphs.find((words) => /\p{L}/u.test(words) && !/^https?:\S+$/.test(words)) ?? "";
}

const readable = ({ children = [] }: MarkdownNode): string =>
  oneLine(children.map((node) => (node.type === "image" ? "" : plainText(node))).join(""));
