import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isUnknownMarkdown, rememberedMarkdown } from "../../plugins/gatsby-plugin-content/load/remembered-markdown";
import type { ReadBody } from "./read-bodies";

/** Fewer are parsed in less time than a helper takes to start. */
const WORTH_HELPERS = 200;
/** Files given to a helper at a time. */
const BATCH = 50;

const PROGRAM = fileURLToPath(new URL("./read-bodies.ts", import.meta.url));

/** A process that parses batches for as long as there are any. */
function parseWith(nextBatch: () => readonly string[], keep: (bodies: readonly ReadBody[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const helper = fork(PROGRAM, { execArgv: ["--import", "tsx"] });
    const goOn = (): void => {
      const batch = nextBatch();
      if (batch.length > 0) helper.send(batch);
      else helper.disconnect();
    };
    helper.on("message", (bodies) => {
      keep(bodies as ReadBody[]);
      goOn();
    });
    helper.once("error", reject);
    // What it has not parsed is parsed in this process.
    helper.once("exit", () => resolve());
    goOn();
  });
}

/**
 * Parses bodies of which nothing is known yet on every core, and has them remembered. Parsing is nearly all of a check, and
 * the content is read in one thread.
 * @param files absolute paths of files of Markdown; one that cannot be read is left for the check to report
 */
export async function readAhead(files: readonly string[]): Promise<void> {
  const unknown = files.filter(isUnknownMarkdown);
  if (unknown.length < WORTH_HELPERS) return;
  const nextBatch = () => unknown.splice(0, BATCH);
  const keep = (bodies: readonly ReadBody[]) => {
    for (const { file, body, facts } of bodies) rememberedMarkdown(file, body, () => facts);
  };
  const helpers = Math.min(availableParallelism(), Math.ceil(unknown.length / BATCH));
  await Promise.all(Array.from({ length: helpers }, () => parseWith(nextBatch, keep)));
}
