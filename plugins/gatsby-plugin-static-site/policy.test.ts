import { joinPolicies, OWN_FILES, policyText } from "./policy";

test("a page may load and contact its own host only", () => {
  expect(policyText(OWN_FILES)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; worker-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test("joined policies allow what any of them allows, each source once", () => {
  const one = { "img-src": ["'self'", "https://a.example"] };
  const other = { "img-src": ["'self'", "https://b.example"], "frame-src": ["'self'"] };
  expect(joinPolicies([one, other])).toEqual({
    "img-src": ["'self'", "https://a.example", "https://b.example"],
    "frame-src": ["'self'"],
  });
});

test("a directive without a source is left out", () => {
  expect(joinPolicies([{ "frame-src": [] }])).toEqual({});
});
