import { rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { serveContent } from "../../src/build/gatsby/editor/content-api";
import {
  builtEditor,
  previewEditor,
  writeEditor,
} from "../../src/build/gatsby/editor/write-editor";
import { contentDirectory } from "../../src/constants/build";

/** Gatsby's server and its builds send what lies in `public`. */
const folder = (root: string): string => path.join(root, "public", "admin");

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({
  app,
  store,
  reporter,
}) => {
  const { directory, port } = store.getState().program;
  const editor = folder(directory);
  // Gatsby's server sends files by their full names only.
  app.get("/admin", (_request: unknown, response: { sendFile: (file: string) => void }) =>
    response.sendFile(path.join(editor, "index.html")),
  );
  await serveContent(app, contentDirectory());
  await writeEditor(editor, previewEditor);
  reporter.info(`The editor is at http://localhost:${port}/admin`);
};

/**
 * A built site has an editor only if it is told of a repository to edit; that of a preview in the
 * same folder goes.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const editor = folder(store.getState().program.directory);
  const options = builtEditor(process.env);
  if (options) await writeEditor(editor, options);
  else await rm(editor, { recursive: true, force: true });
};
