/** @jest-environment node */
import { leadOf, MAX_LEAD_BYTES, readLead } from "./lead";

test("of an address only what is allowed is kept", () => {
  const found = {
    page: "/",
    utm_source: "a\u0000\u202eletter",
    gclid: "",
    session: "secret",
    email: "a@b.example",
    utm_medium: 1,
  };
  expect(leadOf(found)).toEqual({ page: "/", utm_source: "a letter" });
});

test("a lead stays below its size, whatever an address has", () => {
  const found = {
    page: "/",
    referrer: "x".repeat(900),
    utm_source: "y".repeat(900),
    utm_medium: "日".repeat(200),
    gclid: "z".repeat(900),
    fbclid: "f".repeat(900),
    utm_term: "ü".repeat(300),
    utm_id: "a",
  };
  const lead = leadOf(found);
  expect(lead).toMatchObject({ page: "/", referrer: "x".repeat(200) });
  expect(Buffer.byteLength(JSON.stringify(lead))).toBeLessThanOrEqual(MAX_LEAD_BYTES);
});

test.each(["", "1", "null", "[]", "{", '{"page":{}}', '{"__proto__":{"page":"/"}}', undefined])(
  "what is not a lead, as %j, says nothing",
  (sent) => {
    expect(readLead(sent)).toEqual({});
  },
);
