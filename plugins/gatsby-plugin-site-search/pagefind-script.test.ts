/** @jest-environment node */
import path from "node:path";
import { runNode } from "../../tools/testing/run";
import { temporaryFolder, writeTree } from "../../tools/testing/tree";
import { browserScript } from "./pagefind-script";

test("an error that Pagefind's script would only log is thrown, so that the page can report it", async () => {
  const root = temporaryFolder();
  const script = await browserScript(
    "try { null.file; } catch { console.error('Failed to load'); } console.log('went on');",
  );
  writeTree(root, { "script.mjs": script });
  const { code, output } = await runNode(path.join(root, "script.mjs"), { cwd: root });
  expect(output).toContain("Error: Failed to load");
  expect(output).not.toContain("went on");
  expect(code).toBe(1);
});
