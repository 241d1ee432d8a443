import { securityText } from "./security-txt";

test("researchers are told whom to write to, and until when that holds", () => {
  expect(
    securityText(
      { url: "https://agency.example", email: "security@agency.example", language: "en" },
      Date.UTC(2026, 0, 1),
    ),
  ).toBe(
    "Contact: mailto:security@agency.example\nExpires: 2026-10-28T00:00:00.000Z\nPreferred-Languages: en\n" +
      "Canonical: https://agency.example/.well-known/security.txt\n",
  );
});
