import { REVALIDATE } from "../../site-contract/cache-policy";
import type { HeaderRule } from "../../site-contract/headers";
import type { Redirect } from "../../site-contract/redirects";
import {
  DOCUMENT_HEADERS,
  LOADED_BY_PAGES,
  SECURITY_HEADERS,
} from "../../site-contract/security-headers";

/** nginx refuses longer keys of a map. */
const MAX_KEY_BYTES = 512;

/** Headers that are not sent with an error: caches would keep it. */
const NOT_WITH_ERRORS = new Set(["cache-control"]);

/** In place of a path: the answer is no file of the site. */
const NO_FILE = '"-"';

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

/**
 * What a header is on answers that are no file of the site, such as redirects: as the site's own
 * server sends it.
 */
const withoutFile = (header: string): string =>
  ({ ...SECURITY_HEADERS, "cache-control": REVALIDATE })[header] ?? "";

/** The map from the path of a request to the value of a header. */
function headerMap(header: string, rules: readonly HeaderRule[]): string {
  const lines = [`${NO_FILE} ${quoted(withoutFile(header))};`, ...headerLines(header, rules)];
  return DOCUMENT_HEADERS.includes(header)
    ? block(`map $site_document ${variableOf(header)}`, ['"" "";', ...lines])
    : block(`map $site_file ${variableOf(header)}`, lines);
}

/** A redirect as a line of a map. It keeps the request's query, after the target's own. */
function redirectLine({ from, to }: Redirect): string {
  const [, address = "", fragment = ""] = /^([^#]*)(.*)$/.exec(quoted(to).slice(1, -1)) ?? [];
  const query = address.includes("?") ? "$site_further_args" : "$is_args$args";
  return `${quoted(from)} "${address}${query}${fragment}";`;
}

/** The maps from an address to where it leads: for good, for now, or nowhere any more. */
function redirectMaps(redirects: readonly Redirect[]): string[] {
  const map = (variable: string, wanted: Redirect["status"], line: (rule: Redirect) => string) => {
    const rules = redirects.filter(({ status }) => status === wanted);
    return block(`map $site_page ${variable}`, ['default "";', ...rules.map(line)]);
  };
  return [
    map("$site_redirect", undefined, redirectLine),
    map("$site_ended", 302, redirectLine),
    map("$site_gone", 410, ({ from }) => `${quoted(from)} 1;`),
  ];
}

/**
 * The maps from any spelling of a page's address to that address, with the request's query. nginx
 * looks texts up without regard to capitals.
 */
function spellingMaps(pages: readonly string[]): string[] {
  const addresses = new Map(pages.map((page) => [page.toLowerCase(), page]));
  return [
    block("map $uri $site_name", [
      '"/index.html" "/";',
      '"~^(?<name>/.*?)(?:/index[.]html|[.]html)?/*$" $name;',
    ]),
    block("map $site_name $site_address", [
      'default "";',
      ...[...addresses.values()].map((page) => `${quoted(page)} ${quoted(page)};`),
    ]),
    block('map "$uri $site_address" $site_spelling', [
      "default $site_address$is_args$args;",
      '"~ $" "";',
      '"~^(.*) \\1$" "";',
    ]),
  ];
}

/**
 * For nginx's `http` block: maps from the path of a request to headers, redirects and pages.
 * @param pages addresses of all pages, in plain ASCII
 */
export function nginxMaps(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  pages: readonly string[],
): string {
  return [
    `map_hash_bucket_size ${MAX_KEY_BYTES};\nmap_hash_max_size 16384;\n`,
    // nginx has no path of a request that it cannot parse.
    block("map $request_uri $site_path", ['"~^(?<path>[^?]+)" $path;', 'default "/";']),
    // Redirects are looked up without slashes and index.html at the end.
    block("map $request_uri $site_page", [
      '"~^(?<page>/[^?]*?)(?:/index[.]html)?/*(?:[?]|$)" $page;',
    ]),
    block("map $args $site_further_args", ['"" "";', 'default "&$args";']),
    ...redirectMaps(redirects),
    ...spellingMaps(pages),
    // NO_FILE for redirects, also of doubled slashes, and for what is not read.
    block('map "$request_method $site_path $site_redirect$site_ended$site_spelling" $site_file', [
      `default ${NO_FILE};`,
      '"~^(?:GET|HEAD) (?!.*//).* $" $site_path;',
    ]),
    // Empty for files that only pages load: they get no headers of documents.
    block('map "$site_file $uri" $site_document', [
      `"~^- " ${NO_FILE};`,
      `"~${LOADED_BY_PAGES.source}" "";`,
      "default $site_file;",
    ]),
    ...headersIn(rules).map((header) => headerMap(header, rules)),
  ].join("\n");
}

/** For a `location` block: sends the headers, which are empty where no rule sets them. */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const lines = headersIn(rules).map((header) => {
    const always = NOT_WITH_ERRORS.has(header) ? "" : " always";
    return `add_header ${header} ${variableOf(header)}${always};\n`;
  });
  return lines.join("");
}
