/** @jest-environment node */
import { type HeaderRule, headerLines, headersAt, parseHeaders } from "./headers";

test("rules for headers are read as they were written", () => {
  const rules: HeaderRule[] = [
    { path: "/*", headers: { "x-a": "default-src 'none'; img-src data:", "x-b": "1" } },
    { path: "/search", headers: { "x-a": "2" } },
  ];
  expect(parseHeaders(headerLines(rules))).toEqual(rules);
});

test("rules are read with comments, empty lines, tabs, Windows line ends and capitals", () => {
  const text = "# all\r\n\r\n/a\r\n\tX-A:  1\r\n  # why\r\n  X-B: 2 \r\n";
  expect(parseHeaders(text)).toEqual([{ path: "/a", headers: { "x-a": "1", "x-b": "2" } }]);
});

test.each(["works", "/a b", "/*/index.html", "/blog/:slug", "/%ff"])(
  "the path %j is ignored with its headers",
  (path) => {
    expect(parseHeaders(`/x\n  x-a: 1\n${path}\n  x-a: 2\n/y\n  x-a: 3`)).toEqual([
      { path: "/x", headers: { "x-a": "1" } },
      { path: "/y", headers: { "x-a": "3" } },
    ]);
  },
);

test.each(["  x a: 1", "  x-a:", "  x-a: é"])("the header line %j is ignored", (line) => {
  expect(parseHeaders(`/x\n${line}\n  x-b: 2`)).toEqual([{ path: "/x", headers: { "x-b": "2" } }]);
});

test.each<HeaderRule>([
  { path: "/a\n/b", headers: {} },
  { path: "/a", headers: { "x-a": "1\n  x-b: 2" } },
])("a rule that would be read as several is not written: %j", (rule) => {
  expect(() => headerLines([rule])).toThrow("No rule for headers");
});

test("for each header the last rule that matches an address wins", () => {
  const rules = parseHeaders("/*\n  x-a: 1\n  x-b: 1\n/search\n  x-a: 2\n/search/*\n  x-a: 3");
  expect(headersAt(rules, "/search")).toEqual({ "x-a": "2", "x-b": "1" });
  expect(headersAt(rules, "/search/a")).toEqual({ "x-a": "3", "x-b": "1" });
  expect(headersAt(rules, "/searching")).toEqual({ "x-a": "1", "x-b": "1" });
});
