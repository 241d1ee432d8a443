import { expect, type Locator, type Page } from "@playwright/test";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { STRINGS } from "../../src/constants/strings";
import { INTERESTS } from "../../src/form-contract/interests";
import { axe } from "../support/axe";
import * as contact from "../support/contact-overlay";
import { expectFocusTrap, expectToCoverWindow, tabTo } from "../support/focus";
import { menuButton, openMenu } from "../support/menu";
import { countDocuments, open, openAt, resize, settle } from "../support/page";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

async function close(page: Page, overlay: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
}

/** Opens and closes the overlay for the first time, and once more. */
async function expectScriptOnce(page: Page, requested: string[]): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested).toEqual([]);
  const overlay = await contact.openOverlay(page);
  expect(requested).toHaveLength(1);
  await close(page, overlay);
  await settle(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await contact.openOverlay(page);
  expect(requests).toEqual([]);
  await close(page, overlay);
}

async function expectEveryLinkToOpen(page: Page): Promise<void> {
  const links = await contact.talkLinks(page).all();
  expect(links).not.toEqual([]);
  for (const link of links) {
    const overlay = await contact.openOverlay(page, link);
    await expect(page).toHaveURL("/");
    await expect(overlay.locator(":focus")).toHaveCount(1);
    await close(page, overlay);
    await expect(link).toBeFocused();
  }
}

/** Leaves a name in the form. */
async function useByKeyboard(page: Page): Promise<void> {
  const link = contact.talkLinks(page).last();
  await page.keyboard.press("Shift+Tab");
  await expect(link).not.toBeFocused();
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  const overlay = contact.contactOverlay(page);
  await expect(contact.nameField(overlay)).toBeVisible();
  await tabTo(page, contact.nameField(overlay));
  await page.keyboard.type("Ada");
  await expectFocusTrap(page, overlay, "Tab");
  await expectFocusTrap(page, overlay, "Shift+Tab");
  await tabTo(page, overlay.getByRole("button", { name: STRINGS.close, exact: true }));
  await page.keyboard.press("Enter");
  await expect(overlay).toBeHidden();
  await expect(link).toBeFocused();
}

async function expectLabels(overlay: Locator): Promise<void> {
  const optional = new RegExp(FORM_STRINGS.optional);
  for (const name of [FORM_STRINGS.name, FORM_STRINGS.email, FORM_STRINGS.phone])
    await expect(overlay.getByRole("textbox", { name })).not.toHaveAccessibleName(optional);
  for (const name of [FORM_STRINGS.company, FORM_STRINGS.message])
    await expect(overlay.getByRole("textbox", { name })).toHaveAccessibleName(optional);
  await expect(overlay.getByText(FORM_STRINGS.consent)).toBeVisible();
  await expect(overlay.getByRole("button", { name: FORM_STRINGS.send })).toBeVisible();
}

async function chooseInterests(overlay: Locator): Promise<void> {
  const interests = overlay.getByRole("group", { name: FORM_STRINGS.interests }).getByRole("checkbox");
  await expect(interests).toHaveCount(9);
  for (const [index, name] of INTERESTS.entries()) {
    await expect(interests.nth(index)).toHaveAccessibleName(name);
    if (index > 0) await interests.nth(index).check();
  }
}

test("every link to the form opens it over the page, and Escape returns to the link", async ({ page }) => {
  const requested = contact.recordFormScripts(page);
  await open(page, "/");
  await test.step("the form's script is requested when the overlay is first opened, and never again", () =>
    expectScriptOnce(page, requested));
  await test.step("every link opens it", () => expectEveryLinkToOpen(page));
  await test.step("the keyboard alone opens the form, cycles within it both ways, and returns to the link", () =>
    useByKeyboard(page));
  const overlay = await contact.openOverlay(page);
  await test.step("the form labels its required and optional fields", () => expectLabels(overlay));
  await test.step("several interests can be chosen", () => chooseInterests(overlay));
  await test.step("what was typed is there again when the overlay is", async () => {
    const message = overlay.getByRole("textbox", { name: FORM_STRINGS.message });
    await message.fill("Ahoj\nsvěte");
    await close(page, overlay);
    await contact.openOverlay(page);
    await expect(contact.nameField(overlay)).toHaveValue("Ada");
    await expect(message).toHaveValue("Ahoj\nsvěte");
    const chosen = overlay.getByRole("checkbox", { checked: true });
    await expect(chosen).toHaveCount(INTERESTS.length - 1);
    await expect(overlay.getByRole("checkbox", { name: INTERESTS[0], exact: true })).not.toBeChecked();
  });
});

test("\"Let's talk\" in the menu opens the form, also on the form's page; closed, it returns to the menu's button", async ({
  page,
}) => {
  await openAt(page, contact.CONTACT_FORM, PHONE);
  const sidebar = page.getByRole("banner", { includeHidden: true });
  await expect(sidebar).toBeVisible();
  const menu = await openMenu(page);
  const overlay = await contact.openOverlay(page, menu.getByRole("link", { name: STRINGS.letsTalk }).last());
  await expect(page.getByRole("dialog", { name: STRINGS.menu })).toBeHidden();
  await expect(overlay.locator(":focus")).toHaveCount(1);
  await test.step("the overlay is modal, covers the page and hides the sidebar", async () => {
    expect(await overlay.evaluate((node) => node.matches(":modal"))).toBe(true);
    for (const size of [DESKTOP, PHONE]) {
      await resize(page, size);
      await expectToCoverWindow(page, overlay);
      await expect(sidebar).toBeHidden();
    }
  });
  await test.step("axe finds nothing in it", async () => expect.soft((await axe(page)).violations).toEqual([]));
  await overlay.getByRole("button", { name: STRINGS.close, exact: true }).click();
  await expect(overlay).toBeHidden();
  await expect(sidebar).toBeVisible();
  await contact.expectFormPage(page);
  await expect(menuButton(page)).toBeFocused();
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
