import type { HeaderRule } from "../../site-contract/headers";
import type { Redirect } from "../../site-contract/redirects";
import { DOCUMENT_HEADERS, LOADED_BY_PAGES } from "../../site-contract/security-headers";

/** nginx refuses longer keys of a map. */
const MAX_KEY_BYTES = 512;

/** Headers that are not sent with an error: caches would keep it. */
const NOT_WITH_ERRORS = new Set(["cache-control"]);

const variableOf = (header: string): string => `$site_${header.replaceAll("-", "_")}`;

const headersIn = (rules: readonly HeaderRule[]): string[] => [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
];

/** @throws Error for a text in which nginx would read a variable */
function quoted(text: string): string {
  if (text.includes("$")) throw new Error(`nginx would read a variable in ${text}`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** A regular expression of nginx for all paths with this beginning. */
const pathsWith = (prefix: string): string =>
  quoted(`~^${prefix.replace(/[.+()[\]{}^|?]/g, "\\$&")}`);

const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;

/**
 * Lines of a header's map. The last rule for a path counts, while nginx takes an exact path before
 * any pattern, and the first pattern: so patterns go from the last to the first, and exact paths
 * that a later pattern covers are left out.
 */
function headerLines(header: string, rules: readonly HeaderRule[]): string[] {
  const lines: string[] = [];
  const laterPrefixes: string[] = [];
  const written = new Set<string>();
  for (const { path, headers } of rules.toReversed()) {
    const value = headers[header];
    if (value === undefined || written.has(path)) continue;
    written.add(path);
    if (path === "/*") lines.push(`default ${quoted(value)};`);
    else if (path.endsWith("*")) {
      const prefix = path.slice(0, -1);
      laterPrefixes.push(prefix);
      lines.push(`${pathsWith(prefix)} ${quoted(value)};`);
    } else if (!laterPrefixes.some((prefix) => path.startsWith(prefix)))
      lines.push(`${quoted(path)} ${quoted(value)};`);
  }
  return lines;
}

/** The map from the path of a request to the value of a header. */
function headerMap(header: string, rules: readonly HeaderRule[]): string {
  const variable = variableOf(header);
  const lines = headerLines(header, rules);
  const map = DOCUMENT_HEADERS.includes(header)
    ? block(`map $site_document ${variable}`, ['"" "";', ...lines])
    : block(`map $site_path ${variable}`, lines);
  if (!NOT_WITH_ERRORS.has(header)) return map;
  // nginx adds headers before it finds that a range is beyond the file's end, and removes none.
  return map + block(`map $http_range ${variable}_of_whole`, [`"" ${variable};`]);
}

/** A redirect as a line of a map. It keeps the request's query, unless its target has its own. */
function redirectLine({ from, to }: Redirect): string {
  const target = quoted(to);
  const isComplete = /[?#]/.test(to);
  return `${quoted(from)} ${isComplete ? target : target.replace(/"$/, '$is_args$args"')};`;
}

/** For nginx's `http` block: maps from the path of a request to headers and redirects. */
export function nginxMaps(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  return [
    `map_hash_bucket_size ${MAX_KEY_BYTES};\nmap_hash_max_size 16384;\n`,
    block("map $request_uri $site_path", ['"~^(?<path>[^?]*)" $path;']),
    // Empty for files that only pages load: they get no headers of documents.
    block("map $uri $site_document", [`"~${LOADED_BY_PAGES.source}" "";`, "default $site_path;"]),
    // Redirects are looked up without slashes and index.html at the end.
    block("map $request_uri $site_page", [
      '"~^(?<page>/[^?]*?)(?:/index[.]html)?/*(?:[?]|$)" $page;',
    ]),
    block("map $site_page $site_redirect", ['default "";', ...redirects.map(redirectLine)]),
    ...headersIn(rules).map((header) => headerMap(header, rules)),
  ].join("\n");
}

/** For a `location` block: sends the headers, which are empty where no rule sets them. */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const lines = headersIn(rules).map((header) => {
    const variable = variableOf(header);
    const value = NOT_WITH_ERRORS.has(header) ? `${variable}_of_whole` : `${variable} always`;
    return `add_header ${header} ${value};\n`;
  });
  return lines.join("");
}
