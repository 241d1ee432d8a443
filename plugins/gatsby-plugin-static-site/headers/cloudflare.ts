import { type HeaderRule, headerLines } from "../../../site-contract/headers";

/** Cloudflare ignores a longer line. */
const MAX_LINE_LENGTH = 2000;
const STYLES = /style-src [^;]+/;

const fits = (line: string): boolean => line.length <= MAX_LINE_LENGTH;

/**
 * Splits a policy that is too long for a line into two, which both apply. The hashes of styles are
 * most of it: the second has these alone, and the first allows any style.
 */
function fitLine(line: string): string[] {
  if (fits(line)) return [line];
  const [name = ""] = line.split(": ");
  const [styles = ""] = STYLES.exec(line) ?? [];
  const anyStyles = `${styles.replace(/ 'sha256-[^']+'/g, "")} 'unsafe-inline'`;
  const lines = [line.replace(STYLES, anyStyles), `${name}: ${styles}`];
  if (styles && lines.every(fits)) return lines;
  const fix = "let pages load from fewer hosts, or deploy to another host";
  throw new Error(
    `Cloudflare ignores headers of more than ${MAX_LINE_LENGTH} characters, such as ${name.trim()}. Fix: ${fix}.`,
  );
}

/**
 * Writes the rules in Cloudflare's dialect of `_headers`. It joins the values of all rules that fit
 * an address, so a rule first detaches (`! name`) the headers that an earlier rule sets. Rules
 * after the hundredth are ignored: those at the end are for caching, and a file without one is
 * revalidated. Source: https://developers.cloudflare.com/pages/configuration/headers/
 * @param rules the last one that fits an address wins
 */
export function cloudflareHeaders(rules: readonly HeaderRule[]): string {
  const namesSet = new Set<string>();
  const texts = rules.map((rule) => {
    const names = Object.keys(rule.headers);
    const detached = names.filter((name) => namesSet.has(name)).map((name) => `  ! ${name}`);
    for (const name of names) namesSet.add(name);
    const [path = "", ...lines] = headerLines([rule]).split("\n");
    return [path, ...detached, ...lines.flatMap(fitLine)].join("\n");
  });
  return texts.join("");
}
