/** The checks of a Markdown body. A body that passes them is rendered as valid HTML. */
export { sizeFinding } from "./check/limits";
export { checkHtml, removeComments } from "./check/raw-html";
export { type MarkdownMetadata, readMarkdown } from "./check/read-markdown";
