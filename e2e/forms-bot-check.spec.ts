import { expect, type Page, test } from "@playwright/test";
import { BOT_CHECK_WAIT_MS } from "../src/constants/forms";
import { answer, fillContact, openForm, sendButton, TAKEN } from "./support/form-parts";
import { DESKTOP } from "./support/screens";
import { openAt } from "./support/settle";

const KEY = "key-of-the-tests";
const SCRIPT = /google\.com\/recaptcha\/api\.js/;

/** As if the site had been built with a key of the bot check. */
async function withKey(page: Page): Promise<void> {
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(/\{\}\.GATSBY_RECAPTCHA_SITE_KEY/, `"${KEY}"`) });
  });
}

/** Google's script, as far as a form knows it. */
const recaptcha = (execute: string) => `
  window.grecaptcha = { ready: (go) => go(), execute: ${execute} };
  document.body.insertAdjacentHTML("beforeend", '<div><div class="grecaptcha-badge"></div></div>');
`;

/** Sends a message and gives the token that went with it. */
async function sentToken(page: Page, whileSending = async () => {}): Promise<unknown> {
  const form = await openForm(page);
  await fillContact(form);
  const sent = await answer(page, TAKEN);
  await sendButton(form).click();
  await whileSending();
  await expect.poll(() => sent.length).toBe(1);
  return (sent[0] as { recaptcha: unknown }).recaptcha;
}

test.beforeEach(({ page }) => withKey(page));

test("a token for the form's action goes with the message", async ({ page }) => {
  const execute = "async (key, { action }) => [key, action].join()";
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: recaptcha(execute) }));
  expect(await sentToken(page)).toBe(`${KEY},contact`);
});

test("nothing of it is asked for before the form comes into view, and it goes with the form", async ({ page }) => {
  const asked: string[] = [];
  await page.route(SCRIPT, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("render") ?? "");
    return route.fulfill({ contentType: "text/javascript", body: recaptcha("async () => ''") });
  });
  await openAt(page, "/services", DESKTOP);
  expect(asked).toEqual([]);
  await page.getByRole("main").locator("form").scrollIntoViewIfNeeded();
  const badge = page.locator(".grecaptcha-badge");
  await expect(badge).toBeAttached();
  expect(asked).toEqual([KEY]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL("/blog");
  await expect(badge).not.toBeAttached();
  await expect(page.locator('script[src*="recaptcha"]')).not.toBeAttached();
});

for (const [what, reply] of [
  ["blocked", null],
  ["missing", { status: 404 }],
  ["broken", { contentType: "text/javascript", body: "throw new Error('no')" }],
  ["there, but throws", { contentType: "text/javascript", body: recaptcha("() => { throw new Error('no') }") }],
  ["there, but gives nothing", { contentType: "text/javascript", body: recaptcha("async () => ''") }],
] as const) {
  test(`with a bot check that is ${what} the message is sent all the same`, async ({ page }) => {
    await page.route(SCRIPT, (route) => (reply ? route.fulfill(reply) : route.abort()));
    expect(await sentToken(page)).toBe("");
  });
}

for (const [what, reply] of [
  ["never arrives", null],
  ["never answers", { contentType: "text/javascript", body: recaptcha("() => new Promise(() => {})") }],
] as const) {
  test(`a bot check that ${what} is waited for three seconds`, async ({ page }) => {
    await page.clock.install();
    await page.route(SCRIPT, async (route) => (reply ? await route.fulfill(reply) : undefined));
    expect(await sentToken(page, () => page.clock.fastForward(BOT_CHECK_WAIT_MS))).toBe("");
  });
}
