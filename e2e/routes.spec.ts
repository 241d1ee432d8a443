import { expect, test } from "@playwright/test";

/** Every route of the specification with its heading and something only that page says. */
const ROUTES: [route: string, heading: string | RegExp, landmark: string | RegExp][] = [
  ["/", "Cutting-edge digital products", "What we do"],
  ["/about-us", "Patient people, sharp edges", "Our mission"],
  ["/services", /./, "Dedicated agile teams"],
  ["/career-page", /./, /positions/i],
  ["/works", /./, "All works"],
  ["/blog", "What's new", "Topics"],
  ["/contact", "A person will answer", "Where to find us"],
  ["/contact-form", /./, "Whom to ask"],
  ["/cutting-edge-digital-products", "Cutting-edge digital products for demanding work", "Three products in daily use"],
  ["/privacy-policy", "Privacy policy", /cookies/i],
  ["/terms-of-use", "Terms of use", /law/i],
];

const WORKS = [
  "cd-telematika",
  "chromozoom",
  "contemporary",
  "esgian",
  "fc-viktoria-plzen",
  "greenwharf",
  "hid",
  "holstr",
  "i-am-fighter",
  "jdi-do-sebe",
  "klub-noveho-lesa",
  "pivni-web",
  "preciosa-nostalgia",
  "preciosa-red",
  "recipes-larder",
  "tidewater",
];

const SERVICE_ANCHORS = [
  "ux-design",
  "ui-design",
  "software-development",
  "mobile-app-development",
  "web-development",
  "dedicated-agile-teams",
];

for (const [route, heading, section] of ROUTES) {
  test(`${route} shows its heading, its sections and the frame of the site`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 2, name: section }).first()).toBeAttached();
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
      "Home",
      "About",
      "Services",
      "Career",
      "Work",
      "Blog",
      "Contact",
    ]);
    await expect(page.getByRole("contentinfo")).toContainText("Citrin Studio s.r.o.");
  });
}

test("the works page leads to all 16 case studies, the home page to 15 of them", async ({ page }) => {
  const routes = async (within: string) => {
    const links = await page.locator(`${within} article a`).all();
    return (await Promise.all(links.map((link) => link.getAttribute("href")))).sort();
  };
  await page.goto("/works");
  expect(await routes("main")).toEqual(WORKS.map((slug) => `/works/${slug}`));
  await page.goto("/");
  expect(await routes("#our-work")).toEqual(
    WORKS.filter((slug) => slug !== "recipes-larder").map((slug) => `/works/${slug}`),
  );
});

for (const slug of WORKS) {
  test(`/works/${slug} tells its story with facts, pictures and a door to the next`, async ({ page }) => {
    await page.goto(`/works/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await expect(page.locator("main dl dt").first()).not.toBeEmpty();
    expect(await page.locator("main picture").count()).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole("navigation", { name: "Next case study" }).getByRole("link")).toHaveAttribute(
      "href",
      /^\/works\//,
    );
  });
}

test("the services page has the six anchors of the specification", async ({ page }) => {
  await page.goto("/services");
  for (const anchor of SERVICE_ANCHORS) {
    await expect(page.locator(`section#${anchor}`).getByRole("heading", { level: 2 })).not.toBeEmpty();
    await expect(page.locator(`a[href="/services#${anchor}"]`).first()).toBeAttached();
  }
});

test("every article can be reached from the list by plain links", async ({ page }) => {
  const found = new Set<string>();
  await page.goto("/blog");
  const pages = await page.getByRole("navigation", { name: "Pages" }).getByRole("link").all();
  const addresses = await Promise.all(pages.map((link) => link.getAttribute("href")));
  for (const address of addresses) {
    await page.goto(address ?? "");
    for (const link of await page.locator("main article a").all()) found.add((await link.getAttribute("href")) ?? "");
  }
  expect(found.size).toBeGreaterThanOrEqual(30);
  expect(found).not.toContain("/blog/the-case-against-dashboards");
});

test("the sections 'research' and 'branding' exist on the blog page", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.locator("#research")).toContainText("Research");
  await expect(page.locator("#branding")).toContainText("Branding");
});

test("an article shows its text, date, author and related stories", async ({ page }) => {
  await page.goto("/blog/tables-people-can-read");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tables people can read");
  await expect(page.getByText("Tereza Linhart")).toBeVisible();
  await expect(page.locator("main time").first()).toHaveAttribute("datetime", "2025-05-08");
  await expect(page.locator("main figure img").first()).toHaveAttribute("alt", /./);
  await expect(page.getByRole("heading", { level: 2, name: "Related stories" })).toBeVisible();
});

test("an address that does not exist says so, with status 404 and a way home", async ({ page }) => {
  const response = await page.goto("/no/such/page?x=1");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cutting-edge digital products");
});

test("the draft of the sample content is nowhere in the built site", async ({ page }) => {
  expect((await page.goto("/blog/the-case-against-dashboards"))?.status()).toBe(404);
});

test("the first picture of a page is fetched first, the others when they come near", async ({ page }) => {
  await page.goto("/works/esgian");
  const pictures = page.locator("main img");
  await expect(pictures.first()).toHaveAttribute("loading", "eager");
  await expect(pictures.first()).toHaveAttribute("fetchpriority", "high");
  for (const picture of (await pictures.all()).slice(1)) await expect(picture).toHaveAttribute("loading", "lazy");
});
