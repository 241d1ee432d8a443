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
    gclid: "z".repeat(500),
    fbclid: "f".repeat(500),
    ttclid: "t".repeat(100),
    utm_term: "ü".repeat(100),
    utm_id: "a",
  };
  const lead = leadOf(input);
  expect(lead).toMatchObject({ page: "/", referrer: "x".repeat(200), ttclid: input.ttclid });
  expect(lead).not.toHaveProperty("fbclid");
  expect(Buffer.byteLength(JSON.stringify(lead))).toBeLessThanOrEqual(MAX_LEAD_BYTES);
});

test("a text is cut between characters", () => {
  expect(leadOf({ utm_campaign: `${"x".repeat(199)}😀 sale` })).toEqual({
    utm_campaign: `${"x".repeat(199)}😀`,
  });
});

test("a click id is whole or left out", () => {
  const input = {
    gclid: "a".repeat(500),
    fbclid: "b".repeat(501),
    ttclid: "c d",
    msclkid: "e\n",
    dclid: "{dclid}",
  };
  expect(leadOf(input)).toEqual({ gclid: input.gclid });
});

test.each(["", "1", "null", "[]", "{", '{"page":{}}', '{"__proto__":{"page":"/"}}', undefined])(
  "%j is read as an empty lead",
  (json) => {
    expect(readLead(json)).toEqual({});
  },
);
