import { type HeaderRule, headerLines } from "../../../../site-contract/headers";

/** More rules than this are ignored. Source: https://developers.cloudflare.com/pages/configuration/headers/ */
export const MAX_RULES = 100;

const beginningOf = ({ path }: HeaderRule): string => path.replace(/\*$/, "");

/** Whether an address may fit both rules. */
function overlap(one: HeaderRule, other: HeaderRule): boolean {
  const covers = (wide: HeaderRule, narrow: HeaderRule) =>
    wide.path.endsWith("*") ? beginningOf(narrow).startsWith(beginningOf(wide)) : wide.path === narrow.path;
  return covers(one, other) || covers(other, one);
}

/** Leaves out what is the least loss: files without a rule of their own for caching are revalidated, like pages. */
function asManyAsAreRead(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  const isForCaching = ({ headers }: HeaderRule) => Object.keys(headers).join() === "cache-control";
  const others = rules.filter((rule) => !isForCaching(rule));
  return [...others, ...rules.filter(isForCaching)].slice(0, MAX_RULES);
}

/**
 * The rules in Cloudflare's dialect of `_headers`, where the values of several rules that fit are joined: a rule detaches a
 * header (`! name`) before it sets it anew.
 * @param all of which the last one that fits wins
 */
export function cloudflareHeaders(all: readonly HeaderRule[]): string {
  const rules = asManyAsAreRead(all);
  return rules
    .map((rule, index) => {
      const before = rules.slice(0, index).filter((earlier) => overlap(earlier, rule));
      const isSet = (name: string) => before.some(({ headers }) => name in headers);
      const detached = Object.keys(rule.headers).filter(isSet);
      const [path = "", ...lines] = headerLines([rule]).split("\n");
      return [path, ...detached.map((name) => `  ! ${name}`), ...lines].join("\n");
    })
    .join("");
}
