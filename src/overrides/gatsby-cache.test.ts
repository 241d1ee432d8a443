/** @jest-environment node */
import path from "node:path";
import type { PreInitArgs } from "gatsby";
import { temporaryFolder } from "../../tools/testing/tree";
import { emptyMovedCache } from "./gatsby-cache";

const home = process.cwd();
beforeAll(() => process.chdir(temporaryFolder()));
afterAll(() => process.chdir(home));

const actionsWith = (...files: string[]) => {
  const actions: unknown[] = [];
  const state = { components: new Map(files.map((file) => [file, {}])) };
  const store = { getState: () => state, dispatch: (action: unknown) => actions.push(action) };
  emptyMovedCache({ store, reporter: { info: () => undefined } } as unknown as PreInitArgs);
  return actions;
};

test.each([
  ["another folder", () => path.resolve("..", "elsewhere/src/pages/index.tsx")],
  ["a folder whose name begins the same", () => `${process.cwd()}-copy/src/pages/index.tsx`],
])("a cache from %s is emptied", (_where, file) => {
  expect(actionsWith(file())).toEqual([{ type: "UPDATE_PLUGINS_HASH", payload: "" }]);
});

test("a cache from this folder is kept", () => {
  expect(actionsWith(path.resolve("src/pages/index.tsx"))).toEqual([]);
});

test("an empty cache is kept", () => {
  expect(actionsWith()).toEqual([]);
});
