/** @jest-environment node */
import { allRedirects } from "./address";

const page = (name: string, ...formerAddresses: string[]) => ({
  collection: { routePrefix: "/blog" },
  route: `/blog/${name}`,
  data: { formerAddresses },
});

test("every former address leads to the page at once", () => {
  expect(allRedirects([], [page("third", "first", "second"), page("other")])).toEqual([
    { from: "/blog/first", to: "/blog/third" },
    { from: "/blog/second", to: "/blog/third" },
  ]);
});

test("a redirect that was written to a former address is led on, with its anchor", () => {
  const written = [{ from: "/old", to: "/blog/first#end" }];
  expect(allRedirects(written, [page("second", "first")])).toEqual([
    { from: "/old", to: "/blog/second#end" },
    { from: "/blog/first", to: "/blog/second" },
  ]);
});

test("a written redirect has precedence over a former address", () => {
  const written = [{ from: "/blog/first", to: "/about" }];
  expect(allRedirects(written, [page("second", "first")])).toEqual(written);
});

test("a former address that is another page now leads nowhere else", () => {
  expect(allRedirects([], [page("second", "first"), page("first")])).toEqual([]);
});

test("a written redirect from where a page is again is left out", () => {
  const written = [{ from: "/blog/first", to: "/blog/second" }];
  expect(allRedirects(written, [page("first", "second")])).toEqual([
    { from: "/blog/second", to: "/blog/first" },
  ]);
});

test("an address that two entries had leads to the first of them", () => {
  expect(allRedirects([], [page("b", "a"), page("c", "a")])).toEqual([
    { from: "/blog/a", to: "/blog/b" },
  ]);
});
