/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What Parcel does once it has compiled. */
const WRITE_LIST = `
  const { NodeFS } = require("@parcel/fs");
  new NodeFS().writeSnapshot(process.argv[1], process.argv[2], { ignore: [] });
`;

test.each([
  ["by itself", [], true],
  ["told so", ["--require", path.resolve("tools/publish/no-snapshot.cjs")], false],
])("Parcel lists all files of a folder, or none: %s", (_, options, isListed) => {
  const folder = mkdtempSync(path.join(tmpdir(), "no-snapshot-"));
  const list = path.join(folder, "list.txt");
  execFileSync(process.execPath, [...options, "-e", WRITE_LIST, folder, list]);
  expect(existsSync(list)).toBe(isListed);
});
