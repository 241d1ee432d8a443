import { type HeaderRule, headerLines } from "../../../../site-contract/headers";

const beginningOf = ({ path }: HeaderRule): string => path.replace(/\*$/, "");

/** Whether an address may fit both rules. */
function overlap(one: HeaderRule, other: HeaderRule): boolean {
  const covers = (wide: HeaderRule, narrow: HeaderRule) =>
    wide.path.endsWith("*") ? beginningOf(narrow).startsWith(beginningOf(wide)) : wide.path === narrow.path;
  return covers(one, other) || covers(other, one);
}

/**
 * The rules in Cloudflare's dialect of `_headers`, where the values of several rules that fit are joined: a rule detaches a
 * header (`! name`) before it sets it anew.
 * Source: https://developers.cloudflare.com/pages/configuration/headers/, by which rules after the hundredth are ignored: the
 * last ones are for caching, without which a file is revalidated.
 * @param rules of which the last one that fits wins
 */
export function cloudflareHeaders(rules: readonly HeaderRule[]): string {
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
