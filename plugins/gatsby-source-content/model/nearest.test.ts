/** @jest-environment node */
import { nearest, suggestion } from "./nearest";

test.each([
  ["sampel", ["other", "sample"], "sample"],
  ["SAMPLE", ["sample"], "sample"],
  ["tecnology", ["technology", "research"], "technology"],
  ["ab", ["abc", "abd"], "abc"],
  ["x", ["completely-different"], null],
  ["anything", [], null],
  ["", ["abc"], null],
])("the value nearest to %j of %j is %j", (value, values, expected) => {
  expect(nearest(value, values)).toBe(expected);
});

test("a suggestion names the nearest value and lists all", () => {
  expect(suggestion("brandin", ["branding", "events"])).toBe(
    'did you mean "branding"? It must be one of: branding, events',
  );
});

test("a suggestion without a near value lists all", () => {
  expect(suggestion("zzzzzzz", ["branding", "events"])).toBe("use one of: branding, events");
});

test("a suggestion among many values lists the first", () => {
  const values = Array.from({ length: 13 }, (_, index) => `value-${index}`);
  expect(suggestion("zzzzzzz", values)).toBe(
    "use one of 13 values, such as value-0, value-1, value-2, value-3, value-4",
  );
});

test("a suggestion among no values says to add one first", () => {
  expect(suggestion("a", [])).toBe("there is no entry yet that it could name; add one first");
});
