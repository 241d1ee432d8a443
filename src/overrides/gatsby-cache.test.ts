/** @jest-environment node */
import path from "node:path";
import type { PreInitArgs } from "gatsby";
import { temporaryFolder } from "../../tools/testing/tree";
import { forgetOtherPlace } from "./gatsby-cache";

const home = process.cwd();
beforeAll(() => process.chdir(temporaryFolder()));
afterAll(() => process.chdir(home));

const actionsWith = (...files: string[]) => {
  const actions: unknown[] = [];
  const state = { components: new Map(files.map((file) => [file, {}])) };
  const store = { getState: () => state, dispatch: (action: unknown) => actions.push(action) };
  forgetOtherPlace({ store, reporter: { info: () => undefined } } as unknown as PreInitArgs);
  return actions;
};

test("a cache that came from another folder is emptied, one of this folder and one of nothing are kept", () => {
  const emptied = [{ type: "UPDATE_PLUGINS_HASH", payload: "" }];
  expect(actionsWith(path.resolve("..", "elsewhere/src/pages/index.tsx"))).toEqual(emptied);
  expect(actionsWith(`${process.cwd()}-copy/src/pages/index.tsx`)).toEqual(emptied);
  expect(actionsWith(path.resolve("src/pages/index.tsx"))).toEqual([]);
  expect(actionsWith()).toEqual([]);
});
