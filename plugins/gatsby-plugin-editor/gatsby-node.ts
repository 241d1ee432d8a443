import { rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { serveContent } from "./content-api";
import type { GivenOptions } from "./options";
import { writeBuiltEditor, writePreviewEditor } from "./write-editor";

export { pluginOptionsSchema } from "./options";

/** The folder of the editor, from which Gatsby's server and built sites send it. */
const editorFolder = (root: string): string => path.join(root, "public", "admin");

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (
  { app, store, reporter },
  options: GivenOptions,
) => {
  const { directory, port } = store.getState().program;
  const folder = editorFolder(directory);
  // Gatsby's server sends files by their full names only.
  app.get("/admin", (_request: unknown, response: { sendFile: (file: string) => void }) =>
    response.sendFile(path.join(folder, "index.html")),
  );
  await serveContent(app, options.content);
  await writePreviewEditor(folder, options);
  reporter.info(`The editor is at http://localhost:${port}/admin`);
};

/**
 * Writes the editor of a built site if it is told a repository to edit; else deletes that of a
 * preview in the same folder.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, options: GivenOptions) => {
  const folder = editorFolder(store.getState().program.directory);
  const isWritten = await writeBuiltEditor(folder, options);
  if (!isWritten) await rm(folder, { recursive: true, force: true });
};
