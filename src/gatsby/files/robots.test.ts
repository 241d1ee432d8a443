import { robotsText } from "./robots";

test("the live site lets everybody in and names its sitemap", () => {
  expect(robotsText("https://agency.example", false)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://agency.example/sitemap-index.xml\n",
  );
});

test("a preview names no sitemap, and lets everybody read that its pages are not to be found", () => {
  expect(robotsText("https://agency.example", true)).toBe("User-agent: *\nAllow: /\n");
});
