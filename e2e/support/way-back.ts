import { expect, type Page } from "@playwright/test";
import { pageCopy } from "../content";
import { follow } from "./routed";

/** Somewhere down the page, and far from any of its anchors. */
export const DOWN_PX = 1234;

/** One that has a screen of content below it. */
export const ANCHOR = "software-development";

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const services = pageCopy("services-page").title;
export const about = pageCopy("about").title;

export async function followToAbout(page: Page): Promise<void> {
  await follow(page, "/about-us");
  await expect(heading(page)).toHaveText(about);
}

export async function backToServices(page: Page): Promise<void> {
  // Pictures may never arrive.
  await page.goBack({ waitUntil: "commit" });
  await expect(heading(page)).toHaveText(services);
}
