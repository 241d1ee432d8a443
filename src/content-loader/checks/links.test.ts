/** @jest-environment node */
import { checkLink, linkWarning, type RouteTable } from "./links";

const ROUTES: RouteTable = new Map([
  ["/", null],
  ["/works", null],
  ["/works/hid", new Set(["the-idea", "příběh"])],
  ["/bare", new Set()],
]);
const check = (url: string, own: string | null = "/works/hid") =>
  checkLink(url, ROUTES, own, new Set(["step-one"]), "https://citrin.example");

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
  ["https://citrin.example"],
  ["https://citrin.example/works?page=2"],
  ["https://citrin.example/works/hid#příběh"],
  ["https://citrin.example.elsewhere.example/nothing"],
])("%s leads somewhere", (url) => {
  expect(check(url)).toBeNull();
});

test.each([
  ["/nothing-like-it", 'links to "/nothing-like-it", a page that does not exist', "link to a page that exists"],
  ["/works/hid#zzzzzzzzz", 'links to "#zzzzzzzzz", which /works/hid does not have', "use one of: #the-idea, #příběh"],
  ["/bare#idea", 'links to "#idea", which /bare does not have', "/bare has no anchors to link to"],
  ["/works?a=\n/evil", "has an address with spaces or invisible characters", "type the address again"],
  ["/works#a\u200b", "has an address with spaces or invisible characters", "type the address again"],
  ["mailto:?subject=a", 'links to "mailto:?subject=a", which reaches nobody', "write the whole address after mailto:"],
  ["https://[a", 'links to "https://[a", which names no site', "write https:// and the whole address"],
  ["https:///a.example", 'links to "https:///a.example", which names no site', "write https:// and the whole address"],
  [
    "http://CITRIN.example/works/hid#the-ide",
    'links to "#the-ide", which /works/hid does not have',
    'did you mean "#the-idea"?',
  ],
  ["?a=b", 'links to "?a=b", relative to nothing', 'begin with a slash: "/?a=b"'],
  ["https://a b.example", "has an address with spaces or invisible characters (https:)", "type the address again"],
])("%j: %s", (url, rule, fix) => {
  expect(check(url)).toEqual({ rule, fix });
});

test.each(["", " ", "//evil.example", "\\\\evil.example", "/\\evil.example", "/\t/evil.example", " //evil.example"])(
  "%j is not a page of this site",
  (url) => {
    expect(check(url)?.rule).toBe(`links to "${url}", which is not a page of this site`);
  },
);

test.each([" javascript:alert(1)", "java\nscript:alert(1)", "\u0001javascript:alert(1)"])(
  "%j is not allowed",
  (url) => {
    expect(check(url)?.rule).toBe('links to "javascript:", which is not allowed');
  },
);

test("an anchor in a text without a page of its own is looked for in that text", () => {
  expect(check("#nothing-like-it", null)?.rule).toBe('links to "#nothing-like-it", which this text does not have');
});

test.each([
  ["http://elsewhere.example", 'links to "http://elsewhere.example" without encryption'],
  ["http://localhost:8000/works", 'links to "localhost", which is the visitor\'s own computer'],
  ["https://127.0.0.1", 'links to "127.0.0.1", which is the visitor\'s own computer'],
  ["http://[::1]/", 'links to "[::1]", which is the visitor\'s own computer'],
  ["https://elsewhere.example", undefined],
  ["https://localhost.example", undefined],
  ["/works", undefined],
  ["mailto:a@localhost", undefined],
])("the warning about %s is %s", (url, rule) => {
  expect(linkWarning(url)?.rule).toBe(rule);
});
