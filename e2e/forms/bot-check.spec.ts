import { expect, type Page } from "@playwright/test";
import { sendingFailed } from "../../src/constants/form-strings";
import { pagePolicy, policyText, SERVICES } from "../../src/gatsby/built-site/security-policy";
import { activated, answer, fillContact, formOf, sendButton } from "../support/forms";
import { footerLink } from "../support/menu";
import { follow, openAt } from "../support/page";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

// What a check that fails, throws or never answers does is tested in `bot-check.test.ts`.

const KEY = "key-of-the-tests";
/** Leaves the form free to send again; one that is confirmed is locked for five seconds. */
const REFUSED = { status: 503, json: { statusCode: 503, statusText: "Full" } };

const SCRIPT = /google\.com\/recaptcha\/api\.js/;

/** As much of Google's script as a form knows. */
const RECAPTCHA = `
  window.grecaptcha = { ready: (go) => go(), execute: async (key, { action }) => [key, action].join() };
  document.body.insertAdjacentHTML("beforeend", '<div><div class="grecaptcha-badge"></div></div>');
`;

/** Sends a message, which the mailer refuses, and returns the token that went with it. */
async function sentToken(page: Page): Promise<unknown> {
  const form = await activated(formOf(page));
  await fillContact(form);
  const sent = await answer(page, REFUSED);
  await sendButton(form).click();
  await expect(form.getByText(sendingFailed(REFUSED.json.statusText))).toBeVisible();
  return (sent[0] as { recaptcha: unknown }).recaptcha;
}

/** The policy that the build computes where there is a key, with the hashes of this one. */
function policyWithKey(policy: string): string {
  const hashesIn = (directive: string) =>
    [...(policy.split("; ").find((text) => text.startsWith(directive)) ?? "").matchAll(/'sha256-([^']+)'/g)].map(
      ([, hash = ""]) => hash,
    );
  const inline = { scriptHashes: new Set(hashesIn("script-src")), styleHashes: new Set(hashesIn("style-src")) };
  return policyText(pagePolicy(inline, { ...SERVICES, botCheckKey: KEY }));
}

// As if the site had been built with a key.
test.beforeEach(async ({ page }) => {
  await page.route(/\/[\w-]*$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const { "content-security-policy": policy = "", ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, "content-security-policy": policyWithKey(policy) } });
  });
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(/\{\}\.GATSBY_RECAPTCHA_SITE_KEY/, `"${KEY}"`) });
  });
});

// A script may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("a token goes with the message; the check comes into view and goes with the form, and where it is blocked the message goes alone", async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route(SCRIPT, (route) => {
    requested.push(new URL(route.request().url()).searchParams.get("render") ?? "");
    return route.fulfill({ contentType: "text/javascript", body: RECAPTCHA });
  });
  const badge = page.locator(".grecaptcha-badge");
  await openAt(page, "/contact", DESKTOP);
  await test.step("nothing of it is requested before the form comes into view", async () => {
    expect(requested).toEqual([]);
    await formOf(page).scrollIntoViewIfNeeded();
    await expect(badge).toBeAttached();
    expect(requested).toEqual([KEY]);
  });
  await test.step("a token for the form's action goes with the message", async () => {
    expect(await sentToken(page)).toBe(`${KEY},contact`);
  });
  await test.step("it is removed with the form", async () => {
    await footerLink(page, "Blog").click();
    await expect(page).toHaveURL("/blog");
    await expect(badge).not.toBeAttached();
    await expect(page.locator('script[src*="recaptcha"]')).not.toBeAttached();
  });
  await test.step("where it is blocked the message is sent all the same", async () => {
    let blocked = 0;
    await page.route(SCRIPT, (route) => {
      blocked += 1;
      return route.abort();
    });
    await follow(page, "/contact-form");
    await expect(page).toHaveURL("/contact-form");
    expect(await sentToken(page)).toBe("");
    expect(blocked).toBe(1);
  });
});
