/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { EDITOR } from "../../src/gatsby-config/editor";
import { temporaryFolder, writeTree } from "../../tools/testing/tree";
import { onPostBuild } from "./gatsby-node";

test("a build without a repository does not publish the editor of an earlier preview", async () => {
  const directory = temporaryFolder();
  writeTree(directory, { "public/admin/index.html": "", "public/index.html": "" });
  const store = { getState: () => ({ program: { directory } }) };
  await onPostBuild?.(
    { store } as unknown as BuildArgs,
    { plugins: [], ...EDITOR, backend: undefined },
    () => undefined,
  );
  expect(existsSync(path.join(directory, "public/admin"))).toBe(false);
  expect(existsSync(path.join(directory, "public/index.html"))).toBe(true);
});
