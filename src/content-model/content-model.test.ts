/** @jest-environment node */
import path from "node:path";
import { graphqlTypes } from "../../plugins/gatsby-source-content/model";
import { expectGolden } from "../../plugins/gatsby-source-content/testing/golden";
import { CONTENT_MODEL } from "./content-model";

test("the schema of the content model is the golden one", () => {
  expectGolden(path.join(__dirname, "golden/schema.graphql"), `${graphqlTypes(CONTENT_MODEL)}\n`);
});
