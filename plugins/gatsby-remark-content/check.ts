/** The checks of a Markdown body. Whatever passes them is rendered as valid HTML. */
export { tooLarge } from "./check/limits";
export { htmlFindings, withoutComments } from "./check/raw-html";
export { type MarkdownMetadata, readMarkdown } from "./check/read-markdown";
