import type { HeaderRule } from "../../site-contract/headers";
import type { Redirect } from "../../site-contract/redirects";
import { DOCUMENT_HEADERS, LOADED_BY_PAGES } from "../../site-contract/security-headers";

/** nginx refuses keys of a map that are longer. */
const LONGEST_KEY_BYTES = 512;

/** A header that must not be sent with an error: caches would keep the error. */
const NOT_WITH_ERRORS = new Set(["cache-control"]);

const variableOf = (name: string): string => `$site_${name.replaceAll("-", "_")}`;

/** @throws Error for a text that would contain a variable */
function quoted(text: string): string {
  if (text.includes("$")) throw new Error(`nginx would read a variable in ${text}`);
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

const pattern = (path: string): string =>
  `~^${path.slice(0, -1).replace(/[.+()[\]{}^|?]/g, "\\$&")}`;

const namesOf = (rules: readonly HeaderRule[]): Set<string> =>
  new Set(rules.flatMap(({ headers }) => Object.keys(headers)));

/** Of several rules, nginx takes an exact path before any pattern, and of patterns the first. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const lines: string[] = [];
  const patterns: string[] = [];
  const written = new Set<string>();
  for (const { path, headers } of rules.toReversed()) {
    const value = headers[name];
    if (value === undefined || written.has(path)) continue;
    written.add(path);
    if (path === "/*") lines.push(`default ${quoted(value)};`);
    else if (path.endsWith("*")) {
      patterns.push(path.slice(0, -1));
      lines.push(`${quoted(pattern(path))} ${quoted(value)};`);
    } else if (!patterns.some((beginning) => path.startsWith(beginning)))
      lines.push(`${quoted(path)} ${quoted(value)};`);
  }
  const isOfDocuments = DOCUMENT_HEADERS.includes(name);
  if (isOfDocuments) lines.unshift('"" "";');
  const path = isOfDocuments ? "$site_document" : "$site_path";
  const map = `map ${path} ${variableOf(name)} {
${lines
  .map(
    (line) => `  ${line}
`,
  )
  .join("")}}
`;
  // nginx adds headers before it finds that a range is beyond the file's end, and takes none of
  // them away again.
  return NOT_WITH_ERRORS.has(name)
    ? `${map}map $http_range ${variableOf(name)}_of_whole {
  "" ${variableOf(name)};
}
`
    : map;
}

/**
 * A target with a query or fragment of its own is complete; to another, the query of the request is
 * added.
 */
function redirectMap(redirects: readonly Redirect[]): string {
  const lines = redirects.map(
    ({ from, to }) =>
      `  ${quoted(from)} ${/[?#]/.test(to) ? quoted(to) : quoted(to).replace(/"$/, '$is_args$args"')};\n`,
  );
  return `map $site_page $site_redirect {\n  default "";\n${lines.join("")}}\n`;
}

/**
 * For nginx's `http` block: each header's value and each redirect's target, by the path of the
 * request.
 */
export function nginxMaps(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  return [
    `map_hash_bucket_size ${LONGEST_KEY_BYTES};\nmap_hash_max_size 16384;\n`,
    `map $request_uri $site_path {\n  "~^(?<path>[^?]*)" $path;\n}\n`,
    // Nothing for what is loaded by pages alone.
    `map $uri $site_document {\n  "~${LOADED_BY_PAGES.source}" "";\n  default $site_path;\n}\n`,
    // Without slashes and index.html at its end, as redirects are looked up.
    `map $request_uri $site_page {\n  "~^(?<page>/[^?]*?)(?:/index[.]html)?/*(?:[?]|$)" $page;\n}\n`,
    redirectMap(redirects),
    ...[...namesOf(rules)].map((name) => headerMap(name, rules)),
  ].join("\n");
}

/** For a `location` block: sends the headers, which are empty where no rule sets them. */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  return [...namesOf(rules)]
    .map(
      (name) =>
        `add_header ${name} ${variableOf(name)}${NOT_WITH_ERRORS.has(name) ? "_of_whole" : " always"};\n`,
    )
    .join("");
}
