/** @jest-environment node */
import { parseRedirects } from "./redirects-file";

function rulesOf(text: string) {
  return Object.fromEntries(
    [...parseRedirects(text).byKey].map(([key, rule]) => [key, [rule.statusCode, rule.target]]),
  );
}

test.each([
  ["status 301 when none is given", "/a /b", { a: [301, "/b"] }],
  ["a status of its own", "/a /b 302", { a: [302, "/b"] }],
  ["a forced status", "/a /b 301!", { a: [301, "/b"] }],
  ["tabs and many blanks", "\t/a \t /b   301  ", { a: [301, "/b"] }],
  ["comments and empty lines", "# all\n\n/a /b # because\n", { a: [301, "/b"] }],
  ["a fragment in the target", "/a /b#c", { a: [301, "/b#c"] }],
  ["Windows line ends", "/a /b\r\n/c /d\r\n", { a: [301, "/b"], c: [301, "/d"] }],
  ["encoded names", "/caf%C3%A9 /b", { café: [301, "/b"] }],
  ["slashes around", "//a// /b", { a: [301, "/b"] }],
  ["the home page", "/ /b", { "": [301, "/b"] }],
  ["another site, when the list says so", "/a https://other.example/b", { a: [301, "https://other.example/b"] }],
  ["the first rule for an address", "/a /b\n/a /c", { a: [301, "/b"] }],
  ["no rule that leads to itself", "/a/ /a\n/b /b?x=1\n/c /c#d", {}],
  ["nothing", "", {}],
])("it reads %s", (_what, text, rules) => {
  expect(rulesOf(text)).toEqual(rules);
  expect(parseRedirects(text).problems).toEqual([]);
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
  expect(parseRedirects(`/x /y\n${line}`)).toMatchObject({
    byKey: new Map([["x", { statusCode: 301, target: "/y" }]]),
    problems: [`line 2 is not supported: ${line}`],
  });
});
