import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { editorBackend, editorOptions } from "../../src/gatsby/editor/editor-backend";
import { writeEditor } from "../../src/gatsby/editor/write-editor";

/** Gatsby's server and its builds send what lies in `public`. */
const folder = (root: string): string => path.join(root, "public", "admin");

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, store }) => {
  const backend = editorBackend(process.env, { isDevelop: true });
  if (!backend) return;
  const editor = folder(store.getState().program.directory);
  // Gatsby's server sends files by their full names only.
  app.get("/admin", (_request: unknown, response: { sendFile: (file: string) => void }) =>
    response.sendFile(path.join(editor, "index.html")),
  );
  await writeEditor(editor, editorOptions(backend));
};

/** A built site has an editor only if it is told of a repository to edit. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const backend = editorBackend(process.env, { isDevelop: false });
  if (backend) await writeEditor(folder(store.getState().program.directory), editorOptions(backend));
};
