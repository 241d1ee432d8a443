/** @jest-environment node */
import { parseRedirects } from "../../site-contract/redirects";
import { indexRedirects } from "./redirect-index";

test.each([
  ["encoded names", "/caf%C3%A9 /b", { café: "/b" }],
  ["slashes around", "//a// /b", { a: "/b" }],
  ["the home page", "/ /b", { "": "/b" }],
  ["the first rule for an address", "/a /b\n/a /c", { a: "/b" }],
  ["no rule that leads to itself", "/a/ /a\n/b /b?x=1\n/c /c#d", {}],
])("the server finds redirects by %s", (_what, text, targets) => {
  const index = indexRedirects(parseRedirects(text).redirects);
  expect(Object.fromEntries([...index].map(([key, { to }]) => [key, to]))).toEqual(targets);
});
