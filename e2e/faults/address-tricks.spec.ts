import { expect, type Page } from "@playwright/test";
import { PROGRESS_DURATION_MS } from "../../src/constants/progress-bar";
import { STRINGS } from "../../src/constants/strings";
import { all } from "../support/blog";
import { collectErrors, follow, heading, hydrated, settle } from "../support/page";
import { builtPages } from "../support/pages";
import { test } from "../support/test";

const ARTICLE = `/blog/${all[0]}`;
const LONG = "x".repeat(10_000);

/** An address, its status, where it ends, and whether what it contains may reach a script. */
type Trick = [address: string, status: 200 | 404, path: string, reach?: "reaches scripts"];

/** Addresses as an attacker or a careless hand writes them. */
const TRICKS: Trick[] = [
  ["//evil.example", 404, "/evil.example", "reaches scripts"],
  ["//evil.example/%2e%2e", 200, "/"],
  ["/\\evil.example", 404, "/evil.example"],
  ["/%5cevil.example", 404, "/%5cevil.example"],
  ["/%2f%2fevil.example", 404, "/%2f%2fevil.example", "reaches scripts"],
  ["/%00", 404, "/%00"],
  ["/services%00", 404, "/services%00", "reaches scripts"],
  ["/services%2F", 404, "/services%2F"],
  ["/..%2f..%2fetc%2fpasswd", 404, "/..%2f..%2fetc%2fpasswd"],
  ["/%0d%0aLocation:%20//evil.example", 404, "/%0d%0aLocation:%20//evil.example"],
  ["/<script>alert(1)</script>", 404, "/%3Cscript%3Ealert(1)%3C/script%3E", "reaches scripts"],
  ["/javascript:alert(1)", 404, "/javascript:alert(1)"],
  ["/__proto__", 404, "/__proto__", "reaches scripts"],
  ["/constructor", 404, "/constructor"],
  ["/page-data", 404, "/page-data"],
  ["/services/", 200, "/services"],
  ["/services//", 200, "/services"],
  ["/SERVICES", 200, "/services"],
  ["/services/index.html", 200, "/services"],
  ["/./services/../about-us", 200, "/about-us"],
  ["/?category=__proto__", 200, "/"],
  ["/blog?category=constructor&category=<img src=x onerror=alert(1)>", 200, "/blog", "reaches scripts"],
  [`${ARTICLE}?utm_source=%00%E0%A4%A`, 200, ARTICLE, "reaches scripts"],
  [`/services?${LONG}`, 200, "/services"],
  [`/services?next=//evil.example&redirect=https://evil.example`, 200, "/services", "reaches scripts"],
  ["/services?__proto__[polluted]=1&constructor.prototype.polluted=1", 200, "/services", "reaches scripts"],
  [`/services#${LONG}`, 200, "/services", "reaches scripts"],
  ["/services#<img src=x onerror=alert(1)>", 200, "/services", "reaches scripts"],
  ["/services#%E0%A4%A", 200, "/services", "reaches scripts"],
  ["/blog#constructor", 200, "/blog", "reaches scripts"],
];

/** Those that are opened in a browser. */
const IN_BROWSER = TRICKS.filter(([, , , reach]) => reach);

/** Records what must not happen, whatever the address. */
function watch(page: Page, origin: string) {
  const errors = collectErrors(page);
  const dialogs: string[] = [];
  const foreign: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`)) foreign.push(request.url());
  });
  return { errors, dialogs, foreign };
}

/** Expects nothing to have happened, and starts anew. */
function expectUnharmed(happened: ReturnType<typeof watch>, name: string): void {
  expect.soft(happened, name).toEqual({ errors: [], dialogs: [], foreign: [] });
  for (const list of Object.values(happened)) list.length = 0;
}

test("whatever an address contains, it leads to a page of the site, or to the page for unknown addresses", async ({
  request,
  baseURL,
}) => {
  for (const [address, status, path] of TRICKS) {
    const response = await request.get(baseURL + address);
    expect.soft(response.status(), address.slice(0, 70)).toBe(status);
    expect.soft(response.url().split(/[?#]/)[0], address.slice(0, 70)).toBe(baseURL + path);
  }
});

// One after another in one window: opening a new one takes longer than looking.
test("nothing else happens in the browser", async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const happened = watch(page, origin);
  for (const [address, status, path] of IN_BROWSER) {
    const name = address.slice(0, 70);
    // Another anchor alone would load nothing.
    await page.goto("about:blank");
    await page.goto(origin + address);
    await hydrated(page);
    await expect.soft(heading(page), name).toHaveCount(1);
    expect.soft((await heading(page).textContent()) === STRINGS.notFound, name).toBe(status === 404);
    await expect.soft(page.getByRole("banner"), name).toBeVisible();
    expect.soft(await page.evaluate(() => "polluted" in {}), name).toBe(false);
    expect.soft(new URL(page.url()).origin, name).toBe(origin);
    expect.soft(new URL(page.url()).pathname, name).toBe(path);
    expectUnharmed(happened, name);
  }
});

/** Two leading slashes name another host, as they do in a link. No link of the site is written like that. */
const WITHIN = IN_BROWSER.filter(([address]) => !address.startsWith("//"));

test("they do no harm within the document either", async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const happened = watch(page, origin);
  for (const [address] of WITHIN) {
    await page.goto("/about-us");
    await hydrated(page);
    await page.evaluate(() => sessionStorage.clear());
    await follow(page, address);
    await expect.soft(page, address).not.toHaveURL("/about-us");
    await settle(page);
    await expect.soft(heading(page), address).toHaveCount(1);
    await expect.soft(page.getByRole("banner"), address).toBeVisible();
    expect.soft(new URL(page.url()).origin, address).toBe(origin);
    expectUnharmed(happened, address);
  }
});

test("an address that cannot be decoded is a page of the site without scripts, and harmless within the document", async ({
  page,
  baseURL,
}) => {
  const UNDECODABLE = "/%E0%A4%A";
  await page.clock.install();
  const happened = watch(page, String(baseURL));
  const response = await page.goto(baseURL + UNDECODABLE);
  expect(response?.status()).toBe(400);
  await expect(heading(page)).toHaveText(STRINGS.notFound);
  await expect(page).toHaveTitle(STRINGS.notFound);
  await expect(page.getByRole("banner")).toBeVisible();
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  await page.getByRole("link", { name: STRINGS.backToHome }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/about-us");
  await hydrated(page);
  for (const address of [UNDECODABLE, "/services"]) {
    // Until the site takes over navigation, with the effects of the first render, Gatsby's own throws.
    await expect(() => follow(page, address)).toPass();
    await page.clock.fastForward(PROGRESS_DURATION_MS);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  }
  await expect(page).toHaveURL("/services");
  expectUnharmed(happened, UNDECODABLE);
});

test("every page has one address only: others redirect to it and keep the query", async ({ request, baseURL }) => {
  for (const route of builtPages().filter((page) => page !== "/")) {
    for (const other of [`${route}/`, `/${route}`, route.toUpperCase(), `${route}/index.html`]) {
      const response = await request.get(`${baseURL}${other}?from=elsewhere`, { maxRedirects: 0 });
      expect(response.status(), other).toBe(301);
      expect(response.headers().location, other).toBe(`${route}?from=elsewhere`);
    }
  }
});
