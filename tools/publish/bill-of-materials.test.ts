/** @jest-environment node */
import path from "node:path";
import { temporaryFolder, writeTree } from "../testing/tree";
import { billOfMaterials } from "./bill-of-materials";

const HASH = "deadbeef".repeat(16);
const INTEGRITY = `sha512-${Buffer.from(HASH, "hex").toString("base64")}`;

test("lists every package of the lock file with its version, address, licence, hash and scope", () => {
  const folder = temporaryFolder();
  const packages = {
    "": { name: "citrin" },
    "node_modules/a": { version: "1.0.0", license: "MIT", integrity: INTEGRITY },
    "node_modules/a/node_modules/@b/c": { version: "2.0.0", license: "MIT OR ISC", dev: true },
    "node_modules/alias": { name: "real", version: "3.0.0", optional: true },
  };
  writeTree(folder, { "package-lock.json": JSON.stringify({ name: "citrin", version: "0.1.0", packages }) });
  const bill = JSON.parse(billOfMaterials(path.join(folder, "package-lock.json")));
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "citrin", version: "0.1.0" } } });
  expect(bill.components).toEqual([
    {
      type: "library",
      "bom-ref": "node_modules/a",
      name: "a",
      version: "1.0.0",
      purl: "pkg:npm/a@1.0.0",
      scope: "required",
      licenses: [{ expression: "MIT" }],
      hashes: [{ alg: "SHA-512", content: HASH }],
    },
    {
      type: "library",
      "bom-ref": "node_modules/a/node_modules/@b/c",
      name: "@b/c",
      version: "2.0.0",
      purl: "pkg:npm/%40b/c@2.0.0",
      scope: "excluded",
      licenses: [{ expression: "MIT OR ISC" }],
    },
    {
      type: "library",
      "bom-ref": "node_modules/alias",
      name: "real",
      version: "3.0.0",
      purl: "pkg:npm/real@3.0.0",
      scope: "optional",
    },
  ]);
});
