import { published } from "./content";
import { pageOfEachType } from "./pages";
import { tabThrough } from "./support/keyboard";
import { DESKTOP, PHONE } from "./support/screens";
import { open, openAt, resize, showEverything } from "./support/settle";
import { expect, test } from "./support/shared-page";
import { smallTargets } from "./support/targets";

for (const { type, route } of pageOfEachType()) {
  for (const [screen, size] of Object.entries({ desk: DESKTOP, phone: PHONE })) {
    test(`the Tab key leads through the ${type} page on a ${screen}: all of it, in order, in sight, and out again`, async ({
      sharedPage: page,
    }) => {
      await openAt(page, route, size);
      // Rows of slides are others once they have been near.
      await showEverything(page);
      const { stops, unreached, unreachedRegions } = await tabThrough(page);
      const order = stops.map(({ index }) => index);
      expect(order.length).toBeGreaterThan(1);
      expect(order, "in the document's order, no stop twice").toEqual([...new Set(order)].sort((a, b) => a - b));
      expect(
        stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name),
        "looks the same with the focus",
      ).toEqual([]);
      expect(
        stops.filter(({ isUncovered }) => !isUncovered).map(({ name }) => name),
        "has the focus out of sight",
      ).toEqual([]);
      expect(unreached, "never gets the focus").toEqual([]);
      expect(unreachedRegions, "cannot be scrolled by keyboard in every browser").toEqual([]);
    });
  }

  test(`everything to press on the ${type} page is large enough for a finger`, async ({ sharedPage: page }) => {
    await openAt(page, route, DESKTOP);
    const desktop = await smallTargets(page);
    await resize(page, PHONE);
    const phone = await smallTargets(page);
    expect({ desktop, phone }).toEqual({
      desktop: { small: [], lowButtons: [] },
      phone: { small: [], lowButtons: [] },
    });
  });
}

test("after navigation within the site the new page is announced and has the focus", async ({ page }) => {
  const [work] = published("works", ({ onHome }) => onHome === true);
  const link = `/works/${work}`;
  await open(page, "/");
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toHaveText("");
  await page.getByRole("main").locator(`a[href="${link}"]`).first().click();
  await expect(page).toHaveURL(link);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(announcer).toHaveText(/^Navigated to ./);
  const names = [await heading.textContent(), await page.title()];
  expect(names).toContain((await announcer.textContent())?.replace("Navigated to ", ""));
  await expect(
    page.locator("main:focus, main :focus"),
    "the content has the focus, not the frame around it",
  ).toHaveCount(1);
});
