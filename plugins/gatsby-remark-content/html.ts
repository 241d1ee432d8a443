/** Markdown as HTML, but for the pictures, which need the build. Runs in browsers, too. */
export { filmFigure, playerFigure } from "./html/figures";
export { prepareMarkdown } from "./html/prepare-markdown";
