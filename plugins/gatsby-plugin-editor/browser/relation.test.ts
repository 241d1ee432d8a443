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
])("the reference %j of a file stands for %j in the CMS", (inFile, inCms) => {
  expect(toCms(inFile)).toEqual(inCms);
  expect(toFile(inCms)).toEqual(inFile);
});
