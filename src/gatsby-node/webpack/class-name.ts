import { createHash } from "node:crypto";
import path from "node:path";

type Sheet = {
  /** Path of the file. */
  resourcePath: string;
  /** The project's folder. */
  rootContext: string;
};

/**
 * Name of a class in the built site: its own name and a suffix for its file. Shorter than Gatsby's,
 * because names are transferred in pages, styles and scripts; the shared suffix compresses well.
 * @param _template not used; css-loader's options hold it
 * @param name in the style sheet
 */
export function classNameOf(
  { resourcePath, rootContext }: Sheet,
  _template: string,
  name: string,
): string {
  const file = path.relative(rootContext, resourcePath).replaceAll(path.sep, "/");
  return `${name}-${createHash("sha256").update(file).digest("base64url").slice(1, 4)}`;
}
