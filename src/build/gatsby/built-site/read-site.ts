import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { listFiles } from "../../../../lib/list-files";
import { EDITOR_FOLDER, INTERACTIVE_MAP_FOLDER } from "../../../../site-contract/layout";
import { ANALYTICS } from "../../../constants/measuring";
import { isPlayerSite, type PlayerSite } from "../../../constants/prose";
import { COMPILATION_HASH, SCRIPT_IDS, SLICES_FOLDER } from "../../../overrides/gatsby-output.cjs";
import { isStaticFile } from "../files/static-files";

/** What the headers of a built site depend on. */
export type BuiltSite = {
  /** Relative paths. */
  files: ReadonlySet<string>;
  /** SHA-256 in base64 of each inline script that may run, now or after a consent. */
  scriptHashes: ReadonlySet<string>;
  /** The same of each inlined style sheet. */
  styleHashes: ReadonlySet<string>;
  /** Sites whose videos the pages play. */
  players: ReadonlySet<PlayerSite>;
};

/**
 * Programs of others, each with a policy of its own, and files of others, such as those that prove
 * who owns the site.
 */
const isOfOthers = (file: string): boolean =>
  file.startsWith(EDITOR_FOLDER) || file.startsWith(INTERACTIVE_MAP_FOLDER) || isStaticFile(file);

/** Whether a built file is a page of the site. */
export const isPage = (file: string): boolean =>
  file.endsWith(".html") && !isOfOthers(file) && !file.startsWith(SLICES_FOLDER);

const hashOf = (code: string): string => createHash("sha256").update(code).digest("base64");

/**
 * Reads all pages of a built site. An inline script that is neither Gatsby's nor the consent's is
 * left out: it does not run.
 */
export function readSite(directory: string): BuiltSite {
  const files = new Set(listFiles(directory));
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const players = new Set<PlayerSite>();
  for (const file of [...files].filter(isPage)) {
    const html = readFileSync(path.join(directory, file), "utf8");
    const document = parseDocument(html);
    for (const script of DomUtils.getElementsByTagName("script", document)) {
      const code = DomUtils.textContent(script);
      const { id = "", src, "data-category": category } = script.attribs;
      const isGatsbys = SCRIPT_IDS.includes(id) || COMPILATION_HASH.test(code);
      if (src === undefined && (isGatsbys || category === ANALYTICS))
        scriptHashes.add(hashOf(code));
    }
    for (const style of DomUtils.getElementsByTagName("style", document))
      styleHashes.add(hashOf(DomUtils.textContent(style)));
    for (const [, site = ""] of html.matchAll(/ data-player="(\w+)"/g))
      if (isPlayerSite(site)) players.add(site);
  }
  return { files, scriptHashes, styleHashes, players };
}
