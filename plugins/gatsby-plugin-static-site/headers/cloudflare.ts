import { type HeaderRule, headerLines } from "../../../site-contract/headers";

/** Cloudflare ignores a longer line. */
const MAX_LINE_LENGTH = 2000;
const STYLES = /style-src [^;]+/;

const fits = (line: string): boolean => line.length <= MAX_LINE_LENGTH;

/**
 * Splits a policy that is too long for a line into two, which both apply. Most of it are the hashes
 * of styles: they stand alone in the second, and the first allows any style.
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
 * Writes the rules in Cloudflare's dialect of `_headers`, where the values of several rules that fit
 * an address are joined: a rule first detaches (`! name`) what a rule before it has set, for
 * whatever address. Source: https://developers.cloudflare.com/pages/configuration/headers/, by which
 * rules after the hundredth are ignored: the last ones are for caching, without which a file is
 * revalidated.
 * @param rules of which the last one that fits wins
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
