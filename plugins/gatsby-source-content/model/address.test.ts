/** @jest-environment node */
import { Addresses, type Redirect } from "./address";
import type { Visibility } from "./visibility";

const entry = (visibility: Visibility, name: string, data: object) => ({
  collection: { routePrefix: "/blog" },
  route: `/blog/${name}`,
  visibility,
  data: { ...data },
});
type Entry = ReturnType<typeof entry>;

const page = (name: string, ...formerAddresses: string[]) =>
  entry("published", name, { formerAddresses });
const ended = (name: string, afterEnd?: string, ...formerAddresses: string[]) =>
  entry("closed", name, { afterEnd, formerAddresses });

const allRedirects = (written: Redirect[], entries: Entry[]) =>
  new Addresses(written, entries).redirects;
const endedPages = (entries: Entry[], written: Redirect[] = []) =>
  new Addresses(written, entries).ended;

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

describe("the address of a page that has ended", () => {
  test("leads where its editor chose, as its former ones do, or nowhere", () => {
    const offer = "https://other.example/offer#now";
    expect(endedPages([ended("spring", offer, "easter"), ended("fair")])).toEqual([
      { from: "/blog/spring", to: offer },
      { from: "/blog/easter", to: offer },
      { from: "/blog/fair", to: null },
    ]);
  });

  test("leads in one step past pages that have ended or moved, with their queries", () => {
    const entries = [
      ended("a", "/blog/b?from=a#top"),
      ended("b", "/blog/c?year=2026#form"),
      page("d", "c"),
    ];
    expect(endedPages(entries)).toEqual([
      { from: "/blog/a", to: "/blog/d?year=2026&from=a#form" },
      { from: "/blog/b", to: "/blog/d?year=2026#form" },
    ]);
  });

  test("leads nowhere where it would lead in a circle, or to a page that is not there", () => {
    const entries = [
      ended("a", "/blog/b"),
      ended("b", "/blog/a"),
      ended("c", "/blog/draft"),
      entry("draft", "draft", {}),
      ended("d", "/old"),
    ];
    const written = [{ from: "/old", to: "/blog/d" }];
    expect(endedPages(entries, written).map(({ to }) => to)).toEqual([null, null, null, null]);
  });

  test("stays the target of written redirects, and leads nowhere else where one is written", () => {
    const written = [
      { from: "/fair", to: "/blog/spring?utm_source=flyer#form" },
      { from: "/blog/old", to: "/about" },
    ];
    const entries = [ended("spring", "/works", "old", "taken"), page("taken")];
    expect(allRedirects(written, entries)).toEqual([
      { from: "/fair", to: "/blog/spring?utm_source=flyer#form" },
      { from: "/blog/old", to: "/about" },
    ]);
    expect(endedPages(entries, written)).toEqual([{ from: "/blog/spring", to: "/works" }]);
  });

  test("is that of the page as soon as it begins again", () => {
    const again = entry("published", "spring", { afterEnd: "/works" });
    expect(endedPages([again])).toEqual([]);
  });
});
