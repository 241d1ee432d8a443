/** @jest-environment node */
import { blockPageSource } from "./block-pages";

test("the component of a page imports and queries its own blocks, each once, and no others", () => {
  const source = blockPageSource(
    "spring-offer",
    ["OpeningBlock", "WorksBlock", "WorksBlock"].map((__typename) => ({ __typename })),
  );
  expect(source.match(/^import .*$/gm)).toEqual([
    'import { graphql } from "gatsby";',
    'import { BlockPage, BlockPageHead } from "../../src/blocks/block-page";',
    'import { OpeningBlock } from "../../src/blocks/opening";',
    'import { WorksBlock } from "../../src/blocks/works";',
  ]);
  expect(source).toContain("query BlockPageSpring_offer($id: String!)");
  expect(source.match(/\.\.\.\w+/g)).toEqual(["...BlockPage", "...OpeningBlock", "...WorksBlock"]);
});
