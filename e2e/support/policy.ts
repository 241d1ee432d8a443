import { type BrowserContext, expect } from "@playwright/test";

/**
 * Runs something, and fails when a page or frame of the context has violated its security policy meanwhile. The browser logs
 * violations, except where a script catches the error, as libraries do that try whether they may evaluate text: of those
 * there is only an event.
 */
export async function withinPolicy(context: BrowserContext, use: () => Promise<void>): Promise<void> {
  const violations: string[] = [];
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`);
  });
  await context.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(
        `Content Security Policy: ${effectiveDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`,
      ),
    ),
  );
  await use();
  expect(violations, "violations of the security policy").toEqual([]);
}
