import { robotsText } from "./robots";

test("the live site allows all crawlers and names its sitemap", () => {
  expect(robotsText("https://agency.example", "/sitemap-index.xml")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://agency.example/sitemap-index.xml\n",
  );
});

test("a preview names no sitemap, and allows crawlers to read the noindex of its pages", () => {
  expect(robotsText("https://agency.example", null)).toBe("User-agent: *\nAllow: /\n");
});
