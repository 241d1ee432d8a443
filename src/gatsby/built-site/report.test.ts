/** @jest-environment node */
import { formatFindings } from "./report";

test("reports every problem once, by file", () => {
  const findings = [
    { file: "b/index.html", message: "is wrong" },
    { file: "a/index.html", message: "has a broken footer" },
    { file: "b/index.html", message: "has a broken footer" },
    { file: "c/index.html", message: "has a broken footer" },
  ];
  expect(formatFindings(findings)).toBe(
    "public/a/index.html\n  has a broken footer (and in 2 more)\npublic/b/index.html\n  is wrong\n2 problems in the built site",
  );
});
