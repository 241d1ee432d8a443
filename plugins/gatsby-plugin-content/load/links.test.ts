/** @jest-environment node */
import { checkLink, type RouteTable } from "./links";

const ROUTES: RouteTable = new Map([
  ["/", null],
  ["/works", null],
  ["/works/hid", new Set(["the-idea"])],
]);
const check = (url: string, own: string | null = "/works/hid") => checkLink(url, ROUTES, own, new Set(["step-one"]));

test.each([
  ["/"],
  ["/works"],
  ["/works?page=2"],
  ["/works#any"],
  ["/works/hid#the-idea"],
  ["/works/hid?a=b#the-idea"],
  ["#step-one"],
  ["https://elsewhere.example"],
  ["HTTPS://elsewhere.example/a b".replace(" ", "%20")],
  ["http://elsewhere.example"],
  ["mailto:a@b.example?subject=Hello"],
  ["tel:+420000000000"],
])("%s leads somewhere", (url) => {
  expect(check(url)).toBeNull();
});

test.each([
  ["/nothing-like-it", 'links to "/nothing-like-it", a page that does not exist', "link to a page that exists"],
  ["/work", 'links to "/work", a page that does not exist', 'did you mean "/works"?'],
  ["/works/", 'links to "/works/", a page that does not exist', 'did you mean "/works"?'],
  ["/Works", 'links to "/Works", a page that does not exist', 'did you mean "/works"?'],
  ["/works/hid#idea", 'links to "#idea", which /works/hid does not have', "/works/hid has no anchors to link to"],
  ["/works/hid#the-ide", 'links to "#the-ide", which /works/hid does not have', 'did you mean "#the-idea"?'],
  ["#step-on", 'links to "#step-on", which /works/hid does not have', 'did you mean "#step-one"?'],
  ["works", 'links to "works", relative to nothing', 'begin with a slash: "/works"'],
  ["./works", 'links to "./works", relative to nothing', 'begin with a slash: "/works"'],
  ["?a=b", 'links to "?a=b", relative to nothing', 'begin with a slash: "/?a=b"'],
  ["https://a b.example", "has an address with spaces or invisible characters (https:)", "type the address again"],
  ["https://a\u200b.example", "has an address with spaces or invisible characters (https:)", "type the address again"],
  [
    "https:///evil.example",
    'links to "https:///evil.example", which names no site',
    "write https:// and the whole address",
  ],
])("%j: %s", (url, rule, mend) => {
  expect(check(url)).toEqual({ rule, mend });
});

test.each([
  [""],
  [" "],
  ["//evil.example"],
  ["\\\\evil.example"],
  ["/\\evil.example"],
  ["/\t/evil.example"],
  [" //evil.example"],
])("%j is no page of this site", (url) => {
  expect(check(url)?.rule).toBe(`links to "${url}", which is no page of this site`);
});

test.each([
  ["javascript:alert(1)"],
  ["JavaScript:alert(1)"],
  [" javascript:alert(1)"],
  ["java\nscript:alert(1)"],
  ["java\u200bscript:alert(1)"],
  ["\u0001javascript:alert(1)"],
  ["data:text/html,x"],
  ["vbscript:x"],
  ["file:///etc/passwd"],
])("%j is not allowed", (url) => {
  expect(check(url)?.rule).toMatch(/^links to "[a-z]+:", which is not allowed$/);
});

test("an anchor in a text without a page of its own is looked for in that text", () => {
  expect(check("#nothing-like-it", null)?.rule).toBe('links to "#nothing-like-it", which this text does not have');
});
