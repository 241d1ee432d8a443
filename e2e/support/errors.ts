import type { Page } from "@playwright/test";

/** What goes wrong on a page from now on: errors that nobody caught, as those of hydration, and what is logged as one. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return errors;
}
