jest.mock("gatsby", () => ({ graphql: () => undefined }));

import { readFileSync } from "node:fs";
import path from "node:path";
import { blockType, type Field } from "../../plugins/gatsby-source-content/model";
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

/** Collections to which fields refer. */
const collectionsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.kind === "reference") return field.to;
    if (field.kind === "list") return collectionsOf([field.of]);
    return field.kind === "object" ? collectionsOf(field.fields) : [];
  });

test.each([...new Set(collectionsOf(BLOCKS.flatMap(({ fields }) => fields)))])(
  "the query of the block catalogue asks for the entries of %s, which a block shows",
  (collection) => {
    const sources = [
      "../templates/block-catalogue.tsx",
      "../components/sections/home/home-entries.ts",
    ];
    const queries = sources
      .map((file) => readFileSync(path.join(__dirname, file), "utf8"))
      .join("");
    const name = collection.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    expect(queries).toMatch(new RegExp(`^ +${name}: all[A-Z]`, "m"));
  },
);
