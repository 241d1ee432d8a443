import { llmsText, robotsText } from "./crawler-files";

const site = { name: "Agency", url: "https://agency.example", description: "What it\n does." };

test("llms.txt has a heading, a summary and sections of links, each with a line about it", () => {
  const entries = [
    { title: "UX", route: "/services#ux", summary: "First\n\nsecond." },
    { title: "A [very] good one", route: "/services#b", summary: "Good." },
  ];
  expect(llmsText(site, [{ heading: "Services", entries }])).toBe(
    `# Agency

> What it does.

## Services

- [UX](https://agency.example/services#ux): First second.
- [A \\[very\\] good one](https://agency.example/services#b): Good.
`,
  );
});

test("a section without entries is left out", () => {
  expect(llmsText(site, [{ heading: "Articles", entries: [] }])).not.toContain("Articles");
});

test("the live site allows all crawlers and names its sitemap", () => {
  expect(robotsText("https://agency.example", false)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://agency.example/sitemap-index.xml\n",
  );
});

test("a preview names no sitemap, and allows crawlers to read the noindex of its pages", () => {
  expect(robotsText("https://agency.example", true)).toBe("User-agent: *\nAllow: /\n");
});
