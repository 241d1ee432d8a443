import { temporaryFolder, writeTree } from "./tree";

/** Makes the folder of a project whose packages seem to be installed. */
export function fakeProject(files: Record<string, string> = {}): string {
  const root = temporaryFolder();
  writeTree(root, {
    "package.json": JSON.stringify({
      name: "fixture",
      engines: { node: "^20 || ^22 || ^24" },
      scripts: { build: "node build.js" },
    }),
    "package-lock.json": JSON.stringify({ packages: { "": {} } }),
    "node_modules/.package-lock.json": JSON.stringify({ packages: {} }),
    ...files,
  });
  return root;
}
