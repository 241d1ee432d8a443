jest.mock("gatsby", () => ({ graphql: () => undefined }));

import { readFileSync } from "node:fs";
import path from "node:path";
import { blockType } from "../../plugins/gatsby-source-content/model";
import { BLOCKS } from "../content-model/collections/blocks";
import { BLOCK_COMPONENTS } from "./components";

test("every block that is declared has a component, and every component is that of a block", () => {
  expect(Object.keys(BLOCK_COMPONENTS).sort()).toEqual(
    BLOCKS.map(({ type }) => blockType(type)).sort(),
  );
});

test.each(BLOCKS.map(({ type }) => type))(
  "the block %s has a fragment with the name of its component, by which pages ask for it",
  (type) => {
    const source = readFileSync(path.join(__dirname, `${type}.tsx`), "utf8");
    expect(source).toContain(`fragment ${blockType(type)} on ${blockType(type)}`);
  },
);
