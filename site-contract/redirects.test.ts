/** @jest-environment node */
import { parseRedirects, redirectLines } from "./redirects";

function rulesOf(text: string) {
  return parseRedirects(text).redirects.map(({ from, to, statusCode }) => [from, to, statusCode]);
}

test.each([
  ["status 301 when none is given", "/a /b", [["/a", "/b", 301]]],
  ["a status of its own", "/a /b 302", [["/a", "/b", 302]]],
  ["a forced status", "/a /b 301!", [["/a", "/b", 301]]],
  ["tabs and many blanks", "\t/a \t /b   301  ", [["/a", "/b", 301]]],
  ["comments and empty lines", "# all\n\n/a /b # because\n", [["/a", "/b", 301]]],
  ["a fragment in the target", "/a /b#c", [["/a", "/b#c", 301]]],
  [
    "Windows line ends",
    "/a /b\r\n/c /d\r\n",
    [
      ["/a", "/b", 301],
      ["/c", "/d", 301],
    ],
  ],
  ["another site, when the list says so", "/a https://other.example/b", [["/a", "https://other.example/b", 301]]],
  ["nothing", "", []],
])("it reads %s", (_what, text, rules) => {
  expect(rulesOf(text)).toEqual(rules);
  expect(parseRedirects(text).problems).toEqual([]);
});

test("it reads what it writes", () => {
  const redirects = [{ from: "/caf%C3%A9", to: "/b?x=1#c" }];
  expect(parseRedirects(redirectLines(redirects)).redirects).toEqual([{ ...redirects[0], statusCode: 301 }]);
});

test.each([
  "/blog/* /news/:splat 301",
  "/blog/:year /news",
  "/a /b 200",
  "/a /b 404",
  "/a /b soon",
  "/a",
  "a /b",
  "/a b",
  "/a //evil.example",
  "/a /\\evil.example",
  "/a javascript:alert(1)",
  "/a?x=1 /b",
  "/a /b 301 Country=cz",
  "/../a /b",
  "/%ff /b",
])("it leaves out and reports %j", (line) => {
  expect(parseRedirects(`/x /y\n${line}`)).toEqual({
    redirects: [{ from: "/x", to: "/y", statusCode: 301 }],
    problems: [`line 2 is not supported: ${line}`],
  });
});
