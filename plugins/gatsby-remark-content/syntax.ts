/**
 * What Markdown of the site means: how it is parsed, walked, edited, and which words of it are
 * headings, videos and addresses. Runs in browsers, too.
 */
export { ALLOWED_SCHEMES, bareAddress, schemeOf } from "./syntax/addresses";
export {
  applyEdits,
  destination,
  type Edit,
  endOf,
  escaped,
  pictureText,
  playerAddress,
  replaceNode,
  replacePictures,
  type ShownPicture,
  startOf,
} from "./syntax/edit-markdown";
export { distinct, headingIds, idOnPage } from "./syntax/heading-ids";
export {
  companionsOf,
  isDecoration,
  isFilm,
  mediaOf,
  PLAYER_ADDRESS,
  postersOf,
  spellings,
} from "./syntax/media";
export { type MarkdownFinding, parseMarkdown } from "./syntax/parse-markdown";
export { resolveReferences } from "./syntax/references";
export { all, type MarkdownNode, plainText, replace, walk } from "./syntax/tree";
