import { parseRequestPath } from "./request-path";

/** Headers, with lower-case names. */
export type Headers = Readonly<Record<string, string>>;

export type HeaderRule = {
  /** An address of the site, or the beginning of addresses with `*` at its end. */
  path: string;
  headers: Headers;
};

const NAME = /^[a-z\d-]+$/;

/**
 * Writes Netlify's `_headers` format: a path, and below it `name: value` lines that are indented.
 * @throws Error when a path, name or value would make other lines
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
 * Reads the same format, in the order of the file: for a header that several rules set, the last
 * one that fits an address wins. What the build does not write is passed over: comments,
 * placeholders (`:name`), `*` within a path.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  let headers: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const header = parseHeader(line);
    if (header !== null) headers[header.name] = header.value;
    else if (/^\S/.test(line)) {
      // What follows a path that is not supported must not count for the one before it.
      headers = {};
      if (isPath(line)) rules.push({ path: line, headers });
    }
  }
  return rules;
}

/** The headers of an address (decoded, a slash in front). */
export function headersAt(rules: readonly HeaderRule[], address: string): Headers {
  const isFor = ({ path }: HeaderRule) =>
    path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
  return Object.assign({}, ...rules.filter(isFor).map(({ headers }) => headers));
}

const isPath = (path: string): boolean =>
  /^\/[^*:\s]*\*?$/.test(path) && parseRequestPath(path) !== null;

function parseHeader(line: string): { name: string; value: string } | null {
  const [, name = "", value = ""] = /^\s+([^:]*):\s*([\x20-\x7e]*?)\s*$/.exec(line) ?? [];
  return NAME.test(name.toLowerCase()) && value !== "" ? { name: name.toLowerCase(), value } : null;
}
