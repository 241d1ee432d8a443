/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { styleFingerprint } from "./style-fingerprint";

test("the fingerprint changes with the content and the name of any style sheet, and with nothing else", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "styles-"));
  const sheet = path.join(folder, "deep", "a.module.scss");
  mkdirSync(path.dirname(sheet));
  writeFileSync(sheet, ".root { color: red; }");
  const first = styleFingerprint(folder);
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  writeFileSync(path.join(folder, "a.tsx"), "");
  expect(styleFingerprint(folder)).toBe(first);
  writeFileSync(sheet, ".root { color: blue; }");
  const second = styleFingerprint(folder);
  expect(second).not.toBe(first);
  renameSync(sheet, path.join(folder, "b.scss"));
  expect(styleFingerprint(folder)).not.toBe(second);
});
