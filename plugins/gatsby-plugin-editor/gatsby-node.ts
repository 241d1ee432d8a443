import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { editorBackend, editorOptions } from "../../src/gatsby/editor/editor-backend";
import { writeEditor } from "../../src/gatsby/editor/write-editor";

/** Gatsby's server and its builds send what lies in `public`. */
const folder = (root: string): string => path.join(root, "public", "admin");

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ store }) => {
  const backend = editorBackend(process.env, { isDevelop: true });
  if (backend) await writeEditor(folder(store.getState().program.directory), editorOptions(backend));
};

/** A built site has an editor only if it is told of a repository to edit. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const backend = editorBackend(process.env, { isDevelop: false });
  if (backend) await writeEditor(folder(store.getState().program.directory), editorOptions(backend));
};
