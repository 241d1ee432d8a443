import { expect } from "@playwright/test";
import { expectNoShiftsOnTheWay, layoutShifts, openLate, recordLayoutShifts } from "../support/layout-shifts";
import { pageOfType } from "../support/pages";
import { test } from "../support/test";
import { DESKTOP } from "../support/visitor";

// Pages whose pictures stand differently on a desktop. What a phone shows is seen by `page-types.spec.ts`.
test("nothing shifts on a desktop when fonts and pictures come late, nor while scrolling", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await recordLayoutShifts(page);
  for (const type of ["home", "case-study"])
    await test.step(type, async () => {
      await openLate(page, pageOfType(type));
      expect.soft(await layoutShifts(page), "shifts while loading").toEqual([]);
      await expectNoShiftsOnTheWay(page);
    });
});
