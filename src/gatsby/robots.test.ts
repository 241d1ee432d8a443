import { robotsText } from "./robots";

test("the live site lets everybody in and names its sitemap", () => {
  expect(robotsText("https://agency.example", false)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://agency.example/sitemap-index.xml\n",
  );
});

test("a preview keeps everybody out and names no sitemap", () => {
  expect(robotsText("https://agency.example", true)).toBe("User-agent: *\nDisallow: /\n");
});
