/** @jest-environment node */
import { addressFault, missingPageQuestion } from "./address-fault";

test.each([
  "",
  "/",
  "/works/hid#facts",
  "/contact-form?subject=Fair",
  "#our-work",
  "https://example.com/a",
  "mailto:a@b.example",
  "tel:+420000000000",
])("%j can be the address of a link", (text) => {
  expect(addressFault(text)).toBeNull();
});

test.each([
  ["our services", '"our services" is not an address. Choose a page from the list, or '],
  ["services", "Choose a page from the list, or "],
  ["/our services", "Choose a page from the list, or "],
  ["https://", "Choose a page from the list, or "],
  ["javascript:alert(1)", "Choose a page from the list, or "],
  ["//example.com", "Choose a page from the list, or "],
  ["www.example.com/a", "Write https://www.example.com/a for another site."],
  ["http://localhost:8000/services#ux-design", "Write /services#ux-design for the page of this"],
  ["http://127.0.0.1:9000", "Write / for the page of this site."],
  ["ann@holstr.example", "Write mailto:ann@holstr.example for a link that writes a mail."],
])("%j is not one, and is told what to write", (text, fault) => {
  expect(addressFault(text)).toContain(fault);
});

test.each([
  ["/abot-us", /^No page of this site has the address \/abot-us\. /],
  ["/abot-us?a#b", /^No page of this site has the address \/abot-us\. /],
])("a link to %s is asked about, since there is no such page", (text, question) => {
  expect(missingPageQuestion(text, ["/about-us", "/příběh"])).toMatch(question);
  expect(missingPageQuestion(text, [])).toBeNull();
});

test.each([
  "/about-us",
  "/about-us?a#b",
  "/příběh",
  "/p%C5%99%C3%ADb%C4%9Bh",
  "/terms.pdf",
  "#here",
  "https://a.example/b",
])("a link to %s is set without a question", (text) => {
  expect(missingPageQuestion(text, ["/about-us", "/příběh"])).toBeNull();
});
