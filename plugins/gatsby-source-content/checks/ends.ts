import { Addresses } from "../model/address";
import { AFTER_END_FIELD, dayAfter, periodOf } from "../model/period";
import type { Finding } from "../model/problem";
import type { CheckedContent, Findings } from "../reading/checked-content";
import type { CheckedEntry } from "../reading/entry";
import { contentOn, writtenRedirects } from "./content-links";
import { placeOf } from "./places";

/** An address within the site, without its host if it has that. */
function localAddress(address: string, { entries, model }: CheckedContent): string {
  const { url } = entries.find(({ collection }) => collection.name === model.site)?.data ?? {};
  const origin = typeof url === "string" ? url.replace(/\/$/, "") : null;
  const isOwn = origin !== null && (address === origin || address.startsWith(`${origin}/`));
  return isOwn ? address.slice(origin.length) || "/" : address;
}

const addressesOf = (content: CheckedContent) =>
  new Addresses(writtenRedirects(content), content.entries);

/**
 * The content as it will be when all that ends has ended: whether a build is right must not depend
 * on its day.
 */
const contentAtLast = (content: CheckedContent): CheckedContent => ({
  ...content,
  entries: content.entries.map((entry) =>
    entry.visibility !== "draft" && periodOf(entry.data).until
      ? { ...entry, visibility: "closed" }
      : entry,
  ),
});

/** The finding for an address that can never follow the page of an entry, or null. */
function targetProblem(target: string, entry: CheckedEntry, content: CheckedContent) {
  if (/^(mailto|tel):/i.test(target))
    return {
      rule: `leads to "${target}", which is not a page`,
      fix: "name a page (/...) or a full https: address",
    };
  const passed = new Set<string>();
  addressesOf(contentAtLast(content)).follow(localAddress(target, content), passed);
  const isCircle = /^[?#]/.test(target) || passed.has(entry.route ?? "");
  return isCircle
    ? { rule: `leads to "${target}", and so back to this page`, fix: "name another page" }
    : null;
}

/** The warning about an address that does not follow the page of an entry by its end, or null. */
function targetWarning(
  target: string,
  until: string | undefined,
  content: CheckedContent,
  today: string,
): Finding | null {
  if (until === undefined)
    return {
      rule: "is for after the end, and the page has none",
      fix: "set the last day, or remove it",
    };
  const day = until < today ? today : dayAfter(until);
  return addressesOf(contentOn(content, day)).follow(target) === null
    ? {
        rule: `leads to "${target}", which is not on the site on ${day}`,
        fix: "name another page, or publish that one by then",
      }
    : null;
}

/**
 * Checks where addresses lead after the end of their page: never back to it, and to a page that is
 * there by then. `checkLinks` checks that the page exists.
 */
export function checkEnds(content: CheckedContent, today: string): Findings {
  const findings: Findings = { problems: [], warnings: [] };
  for (const entry of content.entries) {
    const target = entry.data[AFTER_END_FIELD];
    if (typeof target !== "string" || entry.route === null) continue;
    const place = placeOf(entry, [AFTER_END_FIELD]);
    const problem = targetProblem(target, entry, content);
    if (problem) findings.problems.push({ ...place, ...problem });
    if (problem || entry.visibility === "draft") continue;
    const warning = targetWarning(target, periodOf(entry.data).until?.day, content, today);
    if (warning) findings.warnings.push({ ...place, ...warning });
  }
  return findings;
}
