import { test as base, expect } from "@playwright/test";

type Options = {
  /** For tests that provoke violations of the security policy. */
  violatesPolicy: boolean;
  /** Fails a test during which a page violates its security policy, whatever the test is about. */
  policy: undefined;
};

export const test = base.extend<Options>({
  violatesPolicy: [false, { option: true }],
  policy: [
    async ({ context, violatesPolicy }, use) => {
      const violations: string[] = [];
      context.on("console", (message) => {
        if (/Content Security Policy/i.test(message.text()))
          violations.push(`${message.page()?.url()}: ${message.text()}`);
      });
      await use(undefined);
      if (!violatesPolicy) expect(violations, "violations of the security policy").toEqual([]);
    },
    { auto: true },
  ],
});
