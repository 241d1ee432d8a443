/** @jest-environment node */
import type { RouteTable } from "../reading/checked-content";
import { checkLink, linkWarning } from "./links";

const ROUTES: RouteTable = new Map([
  ["/", null],
  ["/works", null],
  ["/works/hid", new Set(["the-idea", "příběh"])],
]);
const check = (url: string) =>
  checkLink(url, ROUTES, "/works/hid", new Set(["step-one"]), "https://citrin.example");

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
])("%s is a link that leads somewhere", (url) => {
  expect(check(url)).toBeNull();
});

test.each([
  ["http://elsewhere.example", 'links to "http://elsewhere.example" without encryption'],
  ["http://localhost:8000/works", 'links to "localhost", which is the visitor\'s own computer'],
  ["https://127.0.0.1", 'links to "127.0.0.1", which is the visitor\'s own computer'],
  ["http://[::1]/", 'links to "[::1]", which is the visitor\'s own computer'],
  ["https://elsewhere.example", undefined],
  ["https://localhost.example", undefined],
  [
    "https://citrin.example/works",
    'links to "https://citrin.example/works", by the whole address of this site',
  ],
  ["/works", undefined],
  ["mailto:a@localhost", undefined],
])("the warning about %s is %s", (url, rule) => {
  expect(linkWarning(url, "https://citrin.example")?.rule).toBe(rule);
});
