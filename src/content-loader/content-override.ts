import type { Problem } from "../content-model/problem";

/** A folder of the content that lies somewhere else: its entries did not come from an editor's files. */
export type ContentOverride = {
  /** Of the content folder, such as `blog`. What lies there is not read. */
  folder: string;
  /** Absolute path of the folder that holds that folder instead. */
  root: string;
  /** Says where the words really came from, instead of which file they were written to. */
  rename: (problem: Problem) => Problem;
};

/** True for a file of the content folder, named relative to it, that an override takes the place of. */
export function isOverridden(file: string, { folder }: Pick<ContentOverride, "folder">): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}
