/** @jest-environment node */
import { toCms, toFile } from "./relation";

test.each([
  ["hid", "hid/index"],
  [
    ["hid", "esgian"],
    ["hid/index", "esgian/index"],
  ],
  ["", ""],
  [undefined, undefined],
])("the reference %j is %j for the CMS, and in the file again what it was", (inFile, inCms) => {
  expect(toCms(inFile)).toEqual(inCms);
  expect(toFile(inCms)).toEqual(inFile);
});
