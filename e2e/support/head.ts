import { expect, type Page } from "@playwright/test";

/**
 * Expects tags in the head of the page with these values, and no others. The script draws the head anew: for a moment what was
 * there and what comes stand in it side by side.
 * @param values of the attribute, in order; strings or what matches them
 */
export async function expectInHead(page: Page, selector: string, attribute: string, values: unknown[]): Promise<void> {
  const tags = page.locator(`head ${selector}`);
  const found = () => tags.evaluateAll((all, name) => all.map((tag) => tag.getAttribute(name)), attribute);
  await expect.poll(found).toEqual(values);
}
