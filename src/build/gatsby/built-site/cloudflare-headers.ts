import { type HeaderRule, headerLines } from "../../../../site-contract/headers";

/** Cloudflare ignores a longer line. */
const MAX_LINE = 2000;
const STYLES = /style-src [^;]+/;

/**
 * @returns a policy that is too long for a line as two, which both apply: most of it are the hashes
 * of styles
 */
function withinLimit(line: string): string[] {
  const [styles = ""] = STYLES.exec(line) ?? [];
  const [name = ""] = line.split(": ");
  const others = styles.replace(/ 'sha256-[^']+'/g, "");
  const parts = [line.replace(STYLES, `${others} 'unsafe-inline'`), `${name}: ${styles}`];
  const lines = line.length > MAX_LINE && styles ? parts : [line];
  if (lines.every(({ length }) => length <= MAX_LINE)) return lines;
  const fix = "name fewer hosts in content/settings/third-parties.json, or deploy to another host";
  throw new Error(
    `Cloudflare ignores headers of more than ${MAX_LINE} characters, such as ${name.trim()}. Fix: ${fix}.`,
  );
}

/**
 * The rules in Cloudflare's dialect of `_headers`, where the values of several rules that fit are
 * joined: a rule detaches a header (`! name`) that one before it has set, for whatever address,
 * before it sets it anew. Source: https://developers.cloudflare.com/pages/configuration/headers/,
 * by which rules after the hundredth are ignored: the last ones are for caching, without which a
 * file is revalidated.
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
      return [path, ...detached, ...lines.flatMap(withinLimit)].join("\n");
    })
    .join("");
}
