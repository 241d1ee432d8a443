import path from "node:path";
import { inProcesses } from "../lib/in-processes";
import { inBatches } from "../lib/lists";
import type { Effort } from "./compress";
import type { PublishedFile } from "./manifest";

/** Fewer are published in less time than processes take to start. */
export const WORTH_PROCESSES = 2000;
/** Files given to a process at a time. */
const BATCH = 100;

const PROGRAM = path.join(__dirname, "publish-files.ts");

/** Files to be published; each by its path below both folders, and how hard to compress it. */
export type FilesToPublish = { from: string; to: string; tasks: readonly { file: string; effort: Effort }[] };
export type FilesPublished = { files: readonly [string, PublishedFile][] } | { failure: string };

/**
 * Publishes many new files in processes of their own, one a core. Each file takes so little work that one thread could not read,
 * hand on and write as many as the others compress.
 * @param keep gets what was written as it comes
 * @throws Error when a file cannot be read or written
 */
export async function publishInProcesses(
  { tasks, ...folders }: FilesToPublish,
  keep: (file: string, published: PublishedFile) => void,
): Promise<void> {
  const batches = inBatches(tasks, BATCH).map((batch) => ({ ...folders, tasks: batch }));
  await inProcesses(PROGRAM, batches, (answer: FilesPublished) => {
    if ("failure" in answer) throw new Error(answer.failure);
    for (const [file, published] of answer.files) keep(file, published);
  });
}
