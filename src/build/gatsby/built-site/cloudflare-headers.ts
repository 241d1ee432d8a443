import { type HeaderRule, headerLines } from "../../../../site-contract/headers";

/**
 * The rules in Cloudflare's dialect of `_headers`, where the values of several rules that fit are joined: a rule detaches a
 * header (`! name`) that one before it has set, for whatever address, before it sets it anew.
 * Source: https://developers.cloudflare.com/pages/configuration/headers/, by which rules after the hundredth are ignored: the
 * last ones are for caching, without which a file is revalidated.
 * @param rules of which the last one that fits wins
 */
export function cloudflareHeaders(rules: readonly HeaderRule[]): string {
  const known = new Set<string>();
  return rules
    .map((rule) => {
      const names = Object.keys(rule.headers);
      const detached = names.filter((name) => known.has(name)).map((name) => `  ! ${name}`);
      for (const name of names) known.add(name);
      const [path = "", ...lines] = headerLines([rule]).split("\n");
      return [path, ...detached, ...lines].join("\n");
    })
    .join("");
}
