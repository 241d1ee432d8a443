import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { unpublished } from "../support/content";
import { SITE } from "../support/pages";
import { test } from "../support/test";

/** Part of the settings that `tools/test.mjs` builds with. */
const SECRET = "hunter2-of-the-server";

/** Files of the built site, without their compressed copies. */
const files = () =>
  readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));

test("nothing leaks into the built site", async () => {
  test.setTimeout(120_000);
  const all = files();
  expect(all.length).toBeGreaterThan(0);
  await test.step("neither the server's secrets, nor the folder it was built in", () => {
    const leaks = all.filter((file) => {
      const bytes = readFileSync(file);
      return bytes.includes(SECRET) || bytes.includes(process.cwd());
    });
    expect.soft(leaks).toEqual([]);
  });
  await test.step("neither drafts, nor articles of tomorrow, nor placeholders of the specification", () => {
    const hidden = ["blog", "works", "positions"].flatMap((collection) => unpublished(collection));
    expect(hidden.length, "there is a draft").toBeGreaterThan(0);
    const texts = all.filter((file) => /(\.(html|json|js|xml|txt)|_redirects)$/.test(file));
    const leaks = texts.filter((file) => {
      const text = readFileSync(file, "utf8");
      return [...hidden, "/works/{name}", "recipes-{name}"].some((word) => text.includes(word));
    });
    expect(leaks).toEqual([]);
  });
});
