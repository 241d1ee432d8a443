/** @jest-environment node */
import { type HeaderRule, headerLines, headersAt, parseHeaders } from "./headers";

test("it reads what it writes, comments, empty lines, tabs, Windows line ends and names in capitals", () => {
  const rules: HeaderRule[] = [
    { path: "/*", headers: { "x-a": "default-src 'none'; img-src data:", "x-b": "1" } },
    { path: "/search", headers: { "x-a": "2" } },
  ];
  const text = `# all\r\n${headerLines(rules)}\r\n/a\r\n\tX-A:  1\r\n  # why\r\n  X-B: 2 \r\n`;
  const last = { path: "/a", headers: { "x-a": "1", "x-b": "2" } };
  expect(parseHeaders(text)).toEqual([...rules, last]);
});

test.each(["works", "/a b", "/*/index.html", "/blog/:slug", "/%ff"])(
  "it leaves out the path %j with its headers",
  (path) => {
    expect(parseHeaders(`/x\n  x-a: 1\n${path}\n  x-a: 2\n/y\n  x-a: 3`)).toEqual([
      { path: "/x", headers: { "x-a": "1" } },
      { path: "/y", headers: { "x-a": "3" } },
    ]);
  },
);

test.each(["  x a: 1", "  x-a:", "  x-a: é"])("it leaves out the line %j", (line) => {
  expect(parseHeaders(`/x\n${line}\n  x-b: 2`)).toEqual([{ path: "/x", headers: { "x-b": "2" } }]);
});

test("it writes no rule that would read as others", () => {
  expect(() => headerLines([{ path: "/a\n/b", headers: {} }])).toThrow("No rule for headers");
  expect(() => headerLines([{ path: "/a", headers: { "x-a": "1\n  x-b: 2" } }])).toThrow(
    "No rule for headers",
  );
});

test("the last rule that fits an address wins, header by header", () => {
  const rules = parseHeaders("/*\n  x-a: 1\n  x-b: 1\n/search\n  x-a: 2\n/search/*\n  x-a: 3");
  expect(headersAt(rules, "/search")).toEqual({ "x-a": "2", "x-b": "1" });
  expect(headersAt(rules, "/search/a")).toEqual({ "x-a": "3", "x-b": "1" });
  expect(headersAt(rules, "/searching")).toEqual({ "x-a": "1", "x-b": "1" });
});
