import { addressForLoader } from "./gatsby-router";

test.each(["/", "/works/esgian", "/caf%C3%A9", "/100%25"])(
  "the loader is asked for the path %s as it is",
  (address) => {
    expect(addressForLoader(address)).toBe(address);
  },
);

test.each(["/blog?utm_source=%00%2F%2F", "/blog?category=research", "/blog?"])(
  "the loader is asked for %s without its query",
  (address) => {
    expect(addressForLoader(address)).toBe("/blog");
  },
);

test.each([
  "/%2F%2Fevil.example",
  "//evil.example",
  "/%5Cevil.example",
  "/services%00",
  "/services%3Fa=b",
  "/a%23b",
  "/services%2F",
  "/works%2fhid",
])("for the unsafe path %s the loader is asked for the page of unknown addresses", (address) => {
  expect(addressForLoader(address)).toBe("/404.html");
});

test("an escape that the router has encoded twice is asked for as it was written", () => {
  expect(addressForLoader("/r%2526d")).toBe("/r%26d");
});

test("a path is unsafe when the router has encoded its slashes twice, too", () => {
  expect(addressForLoader("/%252f%252fevil.example")).toBe("/404.html");
});
