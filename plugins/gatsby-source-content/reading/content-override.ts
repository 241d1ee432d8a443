import type { Problem } from "../model/problem";

/**
 * Replaces a folder of the content with one elsewhere, such as the files written from a remote
 * blog.
 */
export type ContentOverride = {
  /** Folder of the content, such as `blog`. Its own files are ignored. */
  folder: string;
  /** Absolute path of the content folder that contains the replacement. */
  root: string;
  /** Rewrites a problem to name the original source instead of the file written from it. */
  rename: (problem: Problem) => Problem;
};

/** Whether a file, named relative to the content folder, is replaced. */
export function isOverridden(file: string, { folder }: Pick<ContentOverride, "folder">): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}
