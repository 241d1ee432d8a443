/** A process of `publish-in-processes.ts`: publishes the files that it is told, one after the other. */
import path from "node:path";
import { compressNow, isCompressible } from "./compress";
import type { FilesPublished, FilesToPublish } from "./publish-in-processes";
import { readBuilt, writePublished } from "./published-file";

function publishFiles({ from, to, tasks }: FilesToPublish): FilesPublished {
  try {
    return {
      files: tasks.map(({ file, effort }) => {
        const built = readBuilt(path.join(from, file));
        const copies = isCompressible(file, built.bytes.length) ? compressNow(built.bytes, effort) : [];
        return [file, writePublished(path.join(to, file), built, copies)];
      }),
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", (task: FilesToPublish) => process.send?.(publishFiles(task)));
