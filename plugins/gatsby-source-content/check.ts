/** Reads and checks content in Node: for the command line, the preview, the editor and importers. */
export { inspectPicture, MAX_PICTURE_BYTES } from "./checks/inspect-picture";
export { decodeAddress } from "./checks/links";
export type { LinkTarget } from "./checks/route-table";
export { type Content, type LoadOptions, loadContent } from "./load-content";
export type { ContentCheck, ContentRules } from "./reading/checked-content";
export type { ContentOverride } from "./reading/content-override";
export { slugFault } from "./reading/discover";
export type { Entry } from "./reading/entry";
export { SYSTEM_FILE } from "./reading/list-files";
export { parseFrontMatter, parseJson } from "./reading/parse-data";
export { siteTimeZone } from "./reading/site-time-zone";
export { readSourceText } from "./reading/source-text";
