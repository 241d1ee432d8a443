import { UNSERVED } from "../../../lib/gatsby-output";
import { cacheControlFor, REVALIDATE } from "../../../site-contract/cache-policy";
import type { HeaderRule } from "../../../site-contract/headers";
import { PAGE_DATA_FOLDER, STATIC_FOLDER } from "../../../site-contract/layout";
import {
  NO_PAGE_POLICY,
  SECURITY_HEADERS,
  SVG_POLICY,
} from "../../../site-contract/security-headers";
import type { HeaderOptions } from "../options";
import { joinPolicies, type Policy, policyText } from "../policy";

const POLICY = "content-security-policy";
const CACHE = "cache-control";
const EVERY_ANSWER = "/*";

/** Files that a rule can name. Files for hosts, hidden ones and names with patterns are not. */
const RULE_FILE = /^[^._][\w.~@/-]*$/;
const PAGE = /(?:^|\/)index\.html$/;

const policyRule = (path: string, policy: string): HeaderRule => ({
  path,
  headers: { [POLICY]: policy },
});
const cacheRule = (path: string, policy: string): HeaderRule => ({
  path,
  headers: { [CACHE]: policy },
});

const cacheOf = (file: string): string => cacheControlFor(`/${file}`);

/**
 * Rules for files whose `Cache-Control` differs from that of pages: one for a folder where all
 * files have the same, else one for each file.
 * @param files all in the folder, or below it
 * @param folder with a slash at its end; empty for the whole site
 */
function cacheRules(files: readonly string[], folder = ""): HeaderRule[] {
  const [policy = REVALIDATE, ...others] = new Set(files.map(cacheOf));
  if (folder && others.length === 0)
    return policy === REVALIDATE ? [] : [cacheRule(`/${folder}*`, policy)];
  const isDeeper = (file: string) => file.includes("/", folder.length);
  const rules = files
    .filter((file) => !isDeeper(file) && cacheOf(file) !== REVALIDATE)
    .map((file) => cacheRule(`/${file}`, cacheOf(file)));
  const subfolders = new Set(
    files.filter(isDeeper).map((file) => file.slice(0, file.indexOf("/", folder.length) + 1)),
  );
  for (const subfolder of subfolders) {
    const filesInside = files.filter((file) => file.startsWith(subfolder));
    rules.push(...cacheRules(filesInside, subfolder));
  }
  return rules;
}

/** The paths by which hosts send a page: some also send `/works/` and `/works.html`. */
const addressesOf = (page: string): string[] =>
  page === "/" ? [page] : [page, `${page}/*`, `${page}.html`];

/** Whether the site has a file that a rule for the path would apply to. */
function isUsed(path: string, files: readonly string[]): boolean {
  const name = path.slice(1);
  if (name.endsWith("*")) return files.some((file) => file.startsWith(name.slice(0, -1)));
  return files.includes(name) || files.includes(`${name}/index.html`);
}

/**
 * The headers of a built site's files, for its server and for hosts that read `_headers`.
 * @param files relative to the site
 * @param policy policy of all pages
 */
export function headerRules(
  files: readonly string[],
  policy: Policy,
  { headers, pagePolicies }: Pick<HeaderOptions, "headers" | "pagePolicies">,
): HeaderRule[] {
  const { [EVERY_ANSWER]: forEveryAnswer, ...others } = headers;
  const everyAnswer = {
    ...SECURITY_HEADERS,
    [POLICY]: policyText(policy),
    [CACHE]: REVALIDATE,
    ...forEveryAnswer,
  };
  const ruleFiles = files.filter(
    (file) => RULE_FILE.test(file) && !PAGE.test(file) && !UNSERVED.test(file),
  );
  const svgs = ruleFiles.filter((file) => file.endsWith(".svg"));
  return [
    { path: EVERY_ANSWER, headers: everyAnswer },
    ...Object.entries(pagePolicies).flatMap(([path, sources]) =>
      addressesOf(path).map((address) =>
        policyRule(address, policyText(joinPolicies([policy, sources]))),
      ),
    ),
    // A page loads ten of these, and the policy of pages is three quarters of the headers' bytes.
    ...[STATIC_FOLDER, PAGE_DATA_FOLDER].map((folder) =>
      policyRule(`/${folder}/*`, NO_PAGE_POLICY),
    ),
    ...svgs.map((file) => policyRule(`/${file}`, SVG_POLICY)),
    ...Object.entries(others)
      .filter(([path]) => isUsed(path, files))
      .map(([path, pathHeaders]) => ({ path, headers: pathHeaders })),
    ...cacheRules(ruleFiles),
  ];
}
