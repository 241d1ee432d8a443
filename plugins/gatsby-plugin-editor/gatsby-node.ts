import { rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { serveContent } from "./content-api";
import type { GivenOptions } from "./options";
import { writeBuiltEditor, writePreviewEditor } from "./write-editor";

export { pluginOptionsSchema } from "./options";

/** Gatsby's server and its builds send what lies in `public`. */
const folder = (root: string): string => path.join(root, "public", "admin");

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (
  { app, store, reporter },
  options: GivenOptions,
) => {
  const { directory, port } = store.getState().program;
  const editor = folder(directory);
  // Gatsby's server sends files by their full names only.
  app.get("/admin", (_request: unknown, response: { sendFile: (file: string) => void }) =>
    response.sendFile(path.join(editor, "index.html")),
  );
  await serveContent(app, options.content);
  await writePreviewEditor(editor, options);
  reporter.info(`The editor is at http://localhost:${port}/admin`);
};

/**
 * A built site has an editor only if it is told of a repository to edit; that of a preview in the
 * same folder goes.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }, options: GivenOptions) => {
  const editor = folder(store.getState().program.directory);
  const isWritten = await writeBuiltEditor(editor, options);
  if (!isWritten) await rm(editor, { recursive: true, force: true });
};
