import { expect } from "@playwright/test";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { PAGE_FADE_MS } from "../../src/constants/motion";
import { STRINGS } from "../../src/constants/strings";
import { INTERESTS } from "../../src/form-contract/interests";
import { axe } from "../support/axe";
import * as contact from "../support/contact-overlay";
import { expectFocusTrap, expectToCoverWindow, positionOf, tabTo } from "../support/focus";
import { menuButton, openMenu } from "../support/menu";
import { recordTransitions, transitionsOf } from "../support/motion";
import { countDocuments, open, openAt, resize, settle } from "../support/page";
import { wheelTo } from "../support/scrolling";
import { test } from "../support/test";
import { DESKTOP, MOVING, PHONE } from "../support/visitor";

test("every link to the form opens it over the page, and Escape returns to the link", async ({ page }) => {
  await open(page, "/");
  const links = await contact.talkLinks(page).all();
  expect(links).not.toEqual([]);
  for (const link of links) {
    const overlay = await contact.openOverlay(page, link);
    await expect(page).toHaveURL("/");
    await expect(overlay.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test("\"Let's talk\" in the menu opens the form, Escape returns to the menu's button", async ({ page }) => {
  await openAt(page, contact.CONTACT_FORM, PHONE);
  const menu = await openMenu(page);
  const overlay = await contact.openOverlay(page, menu.getByRole("link", { name: STRINGS.letsTalk }).last());
  await expect(page.getByRole("dialog", { name: STRINGS.menu })).toBeHidden();
  await expect(overlay.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await contact.expectFormPage(page);
  await expect(menuButton(page)).toBeFocused();
});

test("the overlay is modal, covers the page and hides the sidebar; axe finds nothing in it", async ({ page }) => {
  await openAt(page, "/", PHONE);
  const sidebar = page.getByRole("banner", { includeHidden: true });
  await expect(sidebar).toBeVisible();
  const overlay = await contact.openOverlay(page);
  expect(await overlay.evaluate((node) => node.matches(":modal"))).toBe(true);
  for (const size of [PHONE, DESKTOP]) {
    await resize(page, size);
    await expectToCoverWindow(page, overlay);
    await expect(sidebar).toBeHidden();
    expect((await axe(page)).violations, `${size.width} px wide`).toEqual([]);
  }
  await overlay.getByRole("button", { name: STRINGS.close, exact: true }).click();
  await expect(overlay).toBeHidden();
  await expect(sidebar).toBeVisible();
  await expect(contact.talkLinks(page).first()).toBeFocused();
});

test("the page under the overlay neither scrolls nor jumps with scroll bars", async ({ pageWithBars: page }) => {
  await openAt(page, "/services", DESKTOP);
  const link = contact.talkLinks(page).nth(1);
  await link.scrollIntoViewIfNeeded();
  const before = await positionOf(page, link);
  const overlay = await contact.openOverlay(page, link);
  await page.mouse.wheel(0, 5000);
  await page.keyboard.press("End");
  expect(await positionOf(page, link)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await wheelTo(page, 100, Math.round(before.scrolled) + 100);
});

test("the form labels its required and optional fields, and several interests can be chosen", async ({ page }) => {
  await open(page, "/");
  const overlay = await contact.openOverlay(page);
  const optional = new RegExp(FORM_STRINGS.optional);
  for (const name of [FORM_STRINGS.name, FORM_STRINGS.email, FORM_STRINGS.phone])
    await expect(overlay.getByRole("textbox", { name })).not.toHaveAccessibleName(optional);
  for (const name of [FORM_STRINGS.company, FORM_STRINGS.message])
    await expect(overlay.getByRole("textbox", { name })).toHaveAccessibleName(optional);
  const interests = overlay.getByRole("group", { name: FORM_STRINGS.interests }).getByRole("checkbox");
  await expect(interests).toHaveCount(9);
  for (const [index, name] of INTERESTS.entries()) {
    await expect(interests.nth(index)).toHaveAccessibleName(name);
    await interests.nth(index).check();
  }
  for (const interest of await interests.all()) await expect(interest).toBeChecked();
  await expect(overlay.getByText(FORM_STRINGS.consent)).toBeVisible();
  await expect(overlay.getByRole("button", { name: FORM_STRINGS.send })).toBeVisible();
});

test.describe("with all motion", () => {
  test.use(MOVING);

  test("the overlay fades in and out", async ({ page }) => {
    // The intro belongs to the first page of a session.
    await page.goto("/blog");
    await open(page, "/services");
    const dialog = page.locator("dialog").filter({ has: page.getByRole("heading", { includeHidden: true }) });
    await recordTransitions(dialog);
    const overlay = await contact.openOverlay(page);
    await settle(page);
    await page.keyboard.press("Escape");
    await expect(overlay).toBeHidden();
    expect(await transitionsOf(dialog, "opacity")).toMatchObject([
      { ms: PAGE_FADE_MS, from: "0", to: "1" },
      { ms: PAGE_FADE_MS, from: "1", to: "0" },
    ]);
  });
});

test("the form's script is requested when the overlay is first opened, and never again", async ({ page }) => {
  const requested = contact.recordFormScripts(page);
  await open(page, "/");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested).toEqual([]);
  const overlay = await contact.openOverlay(page);
  expect(requested).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await settle(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await contact.openOverlay(page);
  expect(requests).toEqual([]);
});

test("without the form's script the link leads to the form's page, the next time to words with a link to it", async ({
  page,
}) => {
  await open(page, "/services");
  await contact.loseFormScripts(page);
  const documents = countDocuments(page);
  await contact.talkLinks(page).first().click();
  await contact.expectFormPage(page);
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual([contact.CONTACT_FORM]);
  await open(page, "/services");
  await contact.talkLinks(page).first().click();
  await expect(contact.contactOverlay(page).getByText(STRINGS.formMissing)).toBeVisible();
  await expect(page).toHaveURL("/services");
  await contact.contactOverlay(page).getByRole("link", { name: STRINGS.formPage }).click();
  await contact.expectFormPage(page);
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual([contact.CONTACT_FORM, "/services", contact.CONTACT_FORM]);
});

test("what was typed is there again when the overlay is, also after a reload", async ({ page }) => {
  await open(page, "/services");
  const overlay = await contact.openOverlay(page);
  const message = overlay.getByRole("textbox", { name: FORM_STRINGS.message });
  const interest = overlay.getByRole("checkbox", { name: INTERESTS[3] });
  await contact.nameField(overlay).fill("Ada");
  await message.fill("Ahoj\nsvěte");
  await interest.check();
  const leave = [() => page.keyboard.press("Escape"), () => page.reload().then(() => settle(page))];
  for (const step of leave) {
    await step();
    await expect(overlay).toBeHidden();
    await contact.openOverlay(page);
    await expect(contact.nameField(overlay)).toHaveValue("Ada");
    await expect(message).toHaveValue("Ahoj\nsvěte");
    await expect(interest).toBeChecked();
    await expect(overlay.getByRole("checkbox", { checked: true })).toHaveCount(1);
  }
});

test("Ctrl and a click open the form's page in a new tab, and nothing here", async ({ page, context }) => {
  await open(page, "/services");
  const opened = context.waitForEvent("page");
  await contact
    .talkLinks(page)
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(contact.CONTACT_FORM);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/services");
});

test("the keyboard alone opens the form, cycles within it both ways, and returns to the link", async ({ page }) => {
  await open(page, "/");
  const link = contact.talkLinks(page).first();
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  const overlay = contact.contactOverlay(page);
  await expect(contact.nameField(overlay)).toBeVisible();
  await tabTo(page, contact.nameField(overlay));
  await page.keyboard.type("Ada");
  await expect(contact.nameField(overlay)).toHaveValue("Ada");
  await expectFocusTrap(page, overlay, "Tab");
  await expectFocusTrap(page, overlay, "Shift+Tab");
  await tabTo(page, overlay.getByRole("button", { name: STRINGS.close, exact: true }));
  await page.keyboard.press("Enter");
  await expect(overlay).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to the contact form leads to its page", async ({ page }) => {
    await page.goto("/");
    await contact.talkLinks(page).first().click();
    await contact.expectFormPage(page);
  });
});
