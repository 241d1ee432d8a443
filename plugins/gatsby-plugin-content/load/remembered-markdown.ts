import { createHash } from "node:crypto";
import { FileCache } from "./file-cache";
import { type MarkdownFacts, readMarkdown } from "./markdown";
import { versionOfCode } from "./version-of-code";

/** What decides which facts a body has, besides its words: the code that gathers them, and the parser's version. */
const JUDGES = [
  "plugins/gatsby-plugin-content/load/markdown.ts",
  "plugins/gatsby-plugin-content/load/parse-markdown.ts",
  "plugins/gatsby-remark-content/heading-ids.js",
  "plugins/gatsby-remark-content/unseen.js",
  "package-lock.json",
];

/** Parsing is most of a check, it is done before a build and within it, and bodies seldom change. */
const remembered = new FileCache<MarkdownFacts>("content-markdown");

let known: string | null | undefined;

/** Null where it cannot be told; nothing is remembered then. */
function judgesVersion(): string | null {
  if (known === undefined) known = versionOfCode(JUDGES);
  return known;
}

/**
 * What `readMarkdown` finds in a body, remembered from run to run.
 * @param absolute the file it stands in
 * @param body the text after the front matter
 * @param find who reads it where that is not known
 */
export function rememberedMarkdown(absolute: string, body: string, find = readMarkdown): MarkdownFacts {
  const version = judgesVersion();
  if (version === null) return find(body);
  const fingerprint = createHash("sha256").update(version).update(body).digest("base64url");
  return remembered.getOfText(absolute, fingerprint, () => find(body));
}

/** Whether nothing at all is remembered of a file, of no version of it. */
export const isUnknownMarkdown = (absolute: string): boolean => judgesVersion() !== null && !remembered.knows(absolute);

/** Keeps what was learned for the next run. */
export const saveMarkdownFacts = (): void => remembered.save();
