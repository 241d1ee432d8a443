import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const SOURCE = readFileSync(path.resolve("node_modules/axe-core/axe.min.js"), "utf8");
const RULE_SETS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export type AxeFindings = { violations: string[]; rulesRun: string[] };

/**
 * Runs axe on the page in its current state. Its source is evaluated over the debugging protocol, as @axe-core/playwright
 * does, which no content security policy forbids.
 * @param except ids of rules that do not apply
 * @returns violations as "rule: element: why", and the rules that found something to check
 */
export async function axe(page: Page, { except = [] }: { except?: string[] } = {}): Promise<AxeFindings> {
  const options: RunOptions = {
    runOnly: RULE_SETS,
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
  };
  await page.evaluate(SOURCE);
  const { violations, passes, incomplete } = await page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: { run: (root: Document, how: object) => Promise<AxeResults> } };
    return await axe.run(document, how);
  }, options);
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = "" }) =>
          `${id}: ${target.join(" ")}: ${failureSummary
            .replace(/^Fix .*:\n/gm, "")
            .replace(/\s+/g, " ")
            .trim()}`,
      ),
    ),
    rulesRun: [...violations, ...passes, ...incomplete].map(({ id }) => id),
  };
}
