/** @jest-environment node */
import { leadOf, MAX_LEAD_BYTES, readLead } from "./lead";

test("a lead has the allowed parameters, as text on one line", () => {
  const input = {
    page: "/",
    utm_source: "a\u0000\u202eletter",
    gclid: "",
    session: "secret",
    email: "a@b.example",
    utm_medium: 1,
  };
  expect(leadOf(input)).toEqual({ page: "/", utm_source: "a letter" });
});

test("a lead stays below its maximum size, whatever an address has", () => {
  const input = {
    page: "/",
    referrer: "x".repeat(900),
    utm_source: "y".repeat(900),
    utm_medium: "日".repeat(200),
    gclid: "z".repeat(900),
    fbclid: "f".repeat(900),
    utm_term: "ü".repeat(300),
    utm_id: "a",
  };
  const lead = leadOf(input);
  expect(lead).toMatchObject({ page: "/", referrer: "x".repeat(200) });
  expect(Buffer.byteLength(JSON.stringify(lead))).toBeLessThanOrEqual(MAX_LEAD_BYTES);
});

test.each(["", "1", "null", "[]", "{", '{"page":{}}', '{"__proto__":{"page":"/"}}', undefined])(
  "%j is read as an empty lead",
  (json) => {
    expect(readLead(json)).toEqual({});
  },
);
