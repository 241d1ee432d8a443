import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { STRINGS } from "../../src/constants/strings";

const SOURCE = readFileSync(path.resolve("node_modules/axe-core/axe.min.js"), "utf8");
const RULE_SETS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on the page in its current state. Its source is evaluated over the debugging protocol,
 * as @axe-core/playwright does, which no content security policy forbids.
 * @param except ids of rules that do not apply
 * @param part selector of what is looked at; the whole page unless told otherwise
 * @returns violations as "rule: element: why"
 */
export async function axe(
  page: Page,
  except: string[] = [],
  part: string | null = null,
): Promise<{ violations: string[] }> {
  const options: RunOptions = {
    runOnly: RULE_SETS,
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
  };
  await page.evaluate(SOURCE);
  const { violations, passes } = await page.evaluate(
    async ({ how, within }) => {
      const { axe } = window as unknown as {
        axe: { run: (root: Document | string, how: object) => Promise<AxeResults> };
      };
      return await axe.run(within ?? document, how);
    },
    { how: options, within: part },
  );
  expect(passes, "rules that found nothing to check would find nothing wrong, either").not.toEqual(
    [],
  );
  const reason = (text = "") => text.replace(/^Fix .*:\n/gm, "").replace(/\s+/g, " ");
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${reason(failureSummary)}`,
      ),
    ),
  };
}

/**
 * Expects axe to find nothing on the page in its current state, once nothing is under way; the test
 * goes on if it does.
 */
export async function expectAccessible(page: Page, except?: string[]): Promise<void> {
  await expect(page.getByRole("progressbar", { name: STRINGS.loading })).toHaveCount(0);
  expect.soft((await axe(page, except)).violations, "axe").toEqual([]);
}
