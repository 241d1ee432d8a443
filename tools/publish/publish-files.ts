/** A process of `publish-in-processes.ts`: publishes the files that it is told, one after the other. */
import path from "node:path";
import { copiesNow } from "./compress";
import type { FilesPublished, FilesToPublish } from "./publish-in-processes";
import { readBuilt, writePublished } from "./published-file";

function publishFiles({ from, to, tasks }: FilesToPublish): FilesPublished {
  try {
    return {
      files: tasks.map(({ file, effort }) => {
        const built = readBuilt(path.join(from, file));
        return [file, writePublished(path.join(to, file), built, copiesNow(file, built.bytes, effort))];
      }),
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", (task: FilesToPublish) => process.send?.(publishFiles(task)));
