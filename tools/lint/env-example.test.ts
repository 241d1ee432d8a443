/** @jest-environment node */
import { readFileSync } from "node:fs";
import { settingsSchema } from "../../server/environment";
import { BUILD_VARIABLES } from "../../src/gatsby-node/environment";

const explained = [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name]) => name,
);

test(".env.example documents every setting of the build and of the server once, and no other", () => {
  const known = new Set([
    ...Object.keys(BUILD_VARIABLES.entries),
    ...Object.keys(settingsSchema.entries),
  ]);
  expect([...explained].sort()).toEqual([...known].sort());
});
