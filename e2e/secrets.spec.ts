import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { SITE } from "./pages";

/** As in the settings that `tools/test.mjs` builds with. */
const SECRET = "hunter2-of-the-server";

test("no file of the built site holds what only the server may know, nor where it was built", () => {
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  expect(files.length).toBeGreaterThan(0);
  const telling = files.filter((file) => {
    const bytes = readFileSync(file);
    return bytes.includes(SECRET) || bytes.includes(process.cwd());
  });
  expect(telling).toEqual([]);
});
