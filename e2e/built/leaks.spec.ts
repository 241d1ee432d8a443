import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { unpublishedSlugs } from "../support/content";
import { SITE } from "../support/pages";
import { test } from "../support/test";

/** Attributes of previews in the editor. */
const OF_PREVIEWS = ["data-field=", "data-in-focus"];

/** Part of the settings that `tools/test.mjs` builds with. */
const SECRET = "hunter2-of-the-server";

test("the built site holds no secret, folder of the machine, draft, placeholder or part of previews", () => {
  test.setTimeout(120_000);
  const drafts = ["blog", "works", "positions"].flatMap((collection) =>
    unpublishedSlugs(collection),
  );
  expect(drafts, "there is a draft").not.toEqual([]);
  // Compressed copies hold the same.
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  expect(files).not.toEqual([]);
  const leaks = files.filter((file) => {
    const bytes = readFileSync(file);
    const isText = /(\.(html|json|js|xml|txt)|_redirects)$/.test(file);
    const words = [
      SECRET,
      process.cwd(),
      ...(isText ? [...drafts, ...OF_PREVIEWS, "/works/{name}", "recipes-{name}"] : []),
    ];
    return words.some((word) => bytes.includes(word));
  });
  expect(leaks).toEqual([]);
});
