import { parseRequestPath } from "./request-path";

/** Headers, with lower-case names. */
export type Headers = Readonly<Record<string, string>>;

export type HeaderRule = {
  /** An address of the site, or with `*` at its end the beginning of addresses. */
  path: string;
  headers: Headers;
};

const NAME = /^[a-z\d-]+$/;

/**
 * Writes Netlify's `_headers` format: a path, and below it indented lines of `name: value`.
 * @throws Error when a rule would not be read as it is written
 */
export function headerLines(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      if (!isPath(path) || lines.some((line) => parseHeader(line.slice(0, -1)) === null))
        throw new Error(`No rule for headers: ${JSON.stringify({ path, headers })}`);
      return `${path}\n${lines.join("")}`;
    })
    .join("");
}

/**
 * Reads Netlify's `_headers` format, in the order of the file. Ignores what the build does not write:
 * comments, placeholders (`:name`) and `*` within a path.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  let headers: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const header = parseHeader(line);
    if (header !== null) headers[header.name] = header.value;
    else if (/^\S/.test(line)) {
      // Headers below an ignored path must not count for the path before it.
      headers = {};
      if (isPath(line)) rules.push({ path: line, headers });
    }
  }
  return rules;
}

/**
 * The headers of an address, which is decoded and begins with a slash. For a header that several
 * rules set, the last rule that matches wins.
 */
export function headersAt(rules: readonly HeaderRule[], address: string): Headers {
  const matches = ({ path }: HeaderRule) =>
    path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers));
}

const isPath = (path: string): boolean =>
  /^\/[^*:\s]*\*?$/.test(path) && parseRequestPath(path) !== null;

function parseHeader(line: string): { name: string; value: string } | null {
  const [, name = "", value = ""] = /^\s+([^:]*):\s*([\x20-\x7e]*?)\s*$/.exec(line) ?? [];
  return NAME.test(name.toLowerCase()) && value !== "" ? { name: name.toLowerCase(), value } : null;
}
