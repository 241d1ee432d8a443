import { fileURLToPath } from "node:url";
import { isUnknownMarkdown, rememberedMarkdown } from "../../plugins/gatsby-plugin-content/load/remembered-markdown";
import { inProcesses } from "../lib/in-processes";
import { inBatches } from "../lib/lists";
import type { ReadBody } from "./read-bodies";

/** Fewer are parsed in less time than a helper takes to start. */
const WORTH_HELPERS = 200;
/** Files given to a helper at a time. */
const BATCH = 50;

const PROGRAM = fileURLToPath(new URL("./read-bodies.ts", import.meta.url));

/**
 * Parses bodies of which nothing is known yet on every core, and has them remembered. Parsing is nearly all of a check, and
 * the content is read in one thread.
 * @param files absolute paths of files of Markdown; one that cannot be read is left for the check to report
 */
export async function readAhead(files: readonly string[]): Promise<void> {
  const unknown = files.filter(isUnknownMarkdown);
  if (unknown.length < WORTH_HELPERS) return;
  const keep = (bodies: readonly ReadBody[]) => {
    for (const { file, body, facts } of bodies) rememberedMarkdown(file, body, () => facts);
  };
  // What they have not parsed is parsed in this process.
  await inProcesses(PROGRAM, inBatches(unknown, BATCH), keep).catch(() => {});
}
