import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { FORM_STRINGS } from "../../src/constants/form-strings";
import { MISSING_FORM_STRINGS } from "../../src/constants/missing-form-strings";
import { STRINGS } from "../../src/constants/strings";
import { INTERESTS } from "../../src/form-contract/interests";
import { expectAccessible } from "../support/axe";
import * as contact from "../support/contact-overlay";
import { expectFocusTrap, expectToCoverWindow, tabTo } from "../support/focus";
import { menuButton, openMenu } from "../support/menu";
import { countDocuments, open, openAt, resize } from "../support/page";
import { chunkFiles, SITE } from "../support/pages";
import { test } from "../support/test";
import { DESKTOP, PHONE } from "../support/visitor";

test("every link to the form opens it over the page with what was typed before", async ({
  page,
}) => {
  await open(page, "/");
  const overlay = contact.contactOverlay(page);
  for (const link of await contact.talkLinks(page).all()) {
    await contact.openOverlay(page, link);
    await expect(page).toHaveURL("/");
    await expect(overlay.locator(":focus")).toHaveCount(1);
    await contact.closeByEscape(page, overlay);
    await expect(link).toBeFocused();
  }

  await page.keyboard.press("Enter");
  await tabTo(page, contact.nameField(overlay));
  await page.keyboard.type("Ada");
  await expectFocusTrap(page, overlay);
  await tabTo(page, overlay.getByRole("button", { name: STRINGS.close, exact: true }));
  await page.keyboard.press("Enter");
  await expect(overlay).toBeHidden();
  await expect(contact.talkLinks(page).last()).toBeFocused();

  await contact.openOverlay(page);
  const field = (name: string) => overlay.getByRole("textbox", { name });
  const interests = overlay
    .getByRole("group", { name: FORM_STRINGS.interests })
    .getByRole("checkbox");
  await expect(interests).toHaveCount(9);
  await interests.last().check();
  await field(FORM_STRINGS.message).fill("Ahoj\nsvěte");
  await contact.closeByEscape(page, overlay);

  await contact.openOverlay(page);
  await expect(contact.nameField(overlay)).toHaveValue("Ada");
  await expect(field(FORM_STRINGS.message)).toHaveValue("Ahoj\nsvěte");
  await expect(interests.last()).toBeChecked();
});

test("'Let’s talk' in the menu opens the form even on the form's own page", async ({ page }) => {
  await openAt(page, contact.CONTACT_FORM, PHONE);
  const sidebar = page.getByRole("banner", { includeHidden: true });
  const menu = await openMenu(page);
  const overlay = await contact.openOverlay(
    page,
    menu.getByRole("link", { name: STRINGS.letsTalk }).last(),
  );
  await expect(page.getByRole("dialog", { name: STRINGS.menu })).toBeHidden();
  expect(await overlay.evaluate((node) => node.matches(":modal"))).toBe(true);
  for (const size of [DESKTOP, PHONE]) {
    await resize(page, size);
    await expectToCoverWindow(page, overlay);
    await expect(sidebar).toBeHidden();
  }
  await expectAccessible(page);
  await overlay.getByRole("button", { name: STRINGS.close, exact: true }).click();
  await expect(overlay).toBeHidden();
  await expect(sidebar).toBeVisible();
  await contact.expectFormPage(page);
  await expect(menuButton(page)).toBeFocused();
});

/** Makes the scripts with the form fail from now on, as after a deployment that removed them. */
async function loseFormScripts(page: Page): Promise<void> {
  const hasForm = (file: string) =>
    readFileSync(path.join(SITE, file), "utf8").includes(INTERESTS[0]);
  const pageScripts = new Set(Object.values(chunkFiles()).flat());
  const formScripts = readdirSync(SITE).filter(
    (file) => file.endsWith(".js") && !pageScripts.has(file) && hasForm(file),
  );
  expect(formScripts).not.toEqual([]);
  for (const file of formScripts) await page.route(`**/${file}`, (route) => route.abort());
}

test("a visitor gets to the form's page although the form's script is missing", async ({
  page,
}) => {
  await open(page, "/services");
  await loseFormScripts(page);
  const documents = countDocuments(page);
  await contact.talkLinks(page).first().click();
  await contact.expectFormPage(page);
  await page.waitForLoadState("networkidle");
  await open(page, "/services");
  await contact.talkLinks(page).first().click();
  await expect(contact.contactOverlay(page).getByText(MISSING_FORM_STRINGS.missing)).toBeVisible();
  await expect(page).toHaveURL("/services");
  await contact
    .contactOverlay(page)
    .getByRole("link", { name: MISSING_FORM_STRINGS.ownPage })
    .click();
  await contact.expectFormPage(page);
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual([contact.CONTACT_FORM, "/services", contact.CONTACT_FORM]);
});
