import { expect, type Page } from "@playwright/test";
import { sendingFailed } from "../../src/constants/form-strings";
import { answer, fillContact, formOf, refusal, sendButton, waitForForm } from "../support/forms";
import { footerLink } from "../support/menu";
import { followTo, openAt } from "../support/page";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

// What a check that fails, throws or never answers does is tested in `bot-check.test.ts`, the
// policy where there is a key in `policy-sources.test.ts`.

const KEY = "key-of-the-tests";
const SCRIPT = /google\.com\/recaptcha\/api\.js/;

/** The parts of Google's script that a form uses. */
const RECAPTCHA = `
  window.grecaptcha = { ready: (go) => go(), execute: async (key, { action }) => [key, action].join() };
  document.body.insertAdjacentHTML("beforeend", '<div><div class="grecaptcha-badge"></div></div>');
`;

/**
 * Sends a message and returns the token that went with it. The mailer refuses it: a confirmed one
 * locks the form.
 */
async function sendForToken(page: Page): Promise<unknown> {
  const form = await waitForForm(formOf(page));
  await fillContact(form);
  const messages = await answer(page, refusal("Full"));
  await sendButton(form).click();
  await expect(form.getByText(sendingFailed("Full"))).toBeVisible();
  return (messages[0] as { recaptcha: unknown }).recaptcha;
}

// The policy of a site built without a key.
test.use({ bypassCSP: true });

// Gives the site's scripts the key that a build would put there.
test.beforeEach(({ page }) =>
  page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: script.replace(/\{\}\.GATSBY_RECAPTCHA_SITE_KEY/, `"${KEY}"`),
    });
  }),
);

// A request for a script may still be pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("the check is there for a form alone and gives its message a token", async ({ page }) => {
  const requestedKeys: (string | null)[] = [];
  await page.route(SCRIPT, (route) => {
    requestedKeys.push(new URL(route.request().url()).searchParams.get("render"));
    return route.fulfill({ contentType: "text/javascript", body: RECAPTCHA });
  });
  const badge = page.locator(".grecaptcha-badge");
  await openAt(page, "/contact", DESKTOP);
  expect(requestedKeys).toEqual([]);
  await formOf(page).scrollIntoViewIfNeeded();
  await expect(badge).toBeAttached();
  expect(requestedKeys).toEqual([KEY]);
  expect(await sendForToken(page)).toBe(`${KEY},contact`);
  await footerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await expect(badge).not.toBeAttached();
  await expect(page.locator('script[src*="recaptcha"]')).not.toBeAttached();

  const blockedRequest = page.waitForRequest(SCRIPT);
  await page.route(SCRIPT, (route) => route.abort());
  await followTo(page, "/contact-form");
  expect(await sendForToken(page)).toBe("");
  await blockedRequest;
});
