/**
 * Parses, walks and edits Markdown, and knows the ids of headings, videos and addresses in it. Runs
 * in browsers, too.
 */
export { ALLOWED_SCHEMES, bareAddress, schemeOf } from "./syntax/addresses";
export {
  applyEdits,
  destination,
  type Edit,
  endOf,
  escapeWords,
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
export { findAll, type MarkdownNode, plainText, replace, walk } from "./syntax/tree";
