/** @jest-environment node */
import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Reporter } from "gatsby";
import { watchSources } from "./restart-reminder";

test("a change of the content model in a running preview asks for a restart, one of its tests does not", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sources-"));
  const terminal = new EventEmitter();
  const warn = (text: string) => terminal.emit("warning", text);
  const watcher = watchSources({ warn } as unknown as Reporter, [folder]);
  await once(watcher, "ready");
  const warned = once(terminal, "warning");
  writeFileSync(path.join(folder, "blog.test.ts"), "");
  writeFileSync(path.join(folder, "blog.ts"), "");
  const [warning] = await warned;
  await watcher.close();
  rmSync(folder, { recursive: true });
  expect(warning).toMatch(/blog\.ts has changed.*npm start/);
});
