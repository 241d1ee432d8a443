jest.mock("gatsby", () => ({ graphql: () => undefined }));

import { blockType } from "../../plugins/gatsby-source-content/model";
import { BLOCKS } from "../content-model/collections/blocks";
import { BLOCK_COMPONENTS } from "./components";

test("every block that is declared has a component, and every component is that of a block", () => {
  expect(Object.keys(BLOCK_COMPONENTS).sort()).toEqual(
    BLOCKS.map(({ type }) => blockType(type)).sort(),
  );
});
