/** @jest-environment node */
import { goneAt, parseRedirects, type Redirect, redirectLines } from "./redirects";

test("redirects are read with comments, blanks and Windows line ends", () => {
  const text =
    "# all\r\n\r\n\t/a \t /b  301 \r\n/c /d#e 301 # because\r\n/f https://other.example/g 301\r\n";
  expect(parseRedirects(text)).toEqual([
    { from: "/a", to: "/b" },
    { from: "/c", to: "/d#e" },
    { from: "/f", to: "https://other.example/g" },
  ]);
});

test("redirects are written with addresses as browsers send them", () => {
  const written = redirectLines([{ from: "/café", to: "/b%20ü?x=1#c" }]);
  expect(parseRedirects(written)).toEqual([{ from: "/caf%C3%A9", to: "/b%20%C3%BC?x=1#c" }]);
});

test("a redirect for now and a page that is gone are written and read", () => {
  const rules: Redirect[] = [{ from: "/spring", to: "/works?a=1#b", status: 302 }, goneAt("/fair")];
  const text = redirectLines(rules);
  expect(text).toBe("/spring /works?a=1#b 302\n/fair /404.html 410\n");
  expect(parseRedirects(text)).toEqual(rules);
});

test.each([
  "/blog/* /news/:splat 301",
  "/blog/:year /news 301",
  "/a /b 200",
  "/a",
  "/a //evil.example 301",
  "/a /\\evil.example 301",
  "/a javascript:alert(1) 301",
  "/a?x=1 /b 301",
  "/a /b 301 Country=cz",
  "/../a /b 301",
  "/%ff /b 301",
])("the line %j is ignored", (line) => {
  expect(parseRedirects(`/x /y 301\n${line}`)).toEqual([{ from: "/x", to: "/y" }]);
});

test("a redirect is one line and permanent", () => {
  expect(
    redirectLines([
      { from: "/work", to: "/works" },
      { from: "/a", to: "https://elsewhere.example" },
    ]),
  ).toBe("/work /works 301\n/a https://elsewhere.example 301\n");
});

test.each([
  ["/a b"],
  ["/a\n/evil https://evil.example"],
  ["/a\t"],
  ["/a\u00a0b"],
  ["/a\u0000"],
  [""],
])("no line is written for %j", (address) => {
  expect(() => redirectLines([{ from: address, to: "/" }])).toThrow("No address of a redirect");
  expect(() => redirectLines([{ from: "/a", to: address }])).toThrow("No address of a redirect");
});
