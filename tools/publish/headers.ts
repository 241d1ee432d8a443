import { writeFileSync } from "node:fs";
import path from "node:path";
import { type HeaderRule, headerLines } from "../../site-contract/headers";
import { HEADERS_FILE, SHARE_FOLDER, STATIC_FOLDER } from "../../site-contract/layout";
import { SECURITY_HEADERS, SHARED_FILES } from "../../site-contract/security-headers";
import { SEARCH_ROUTE } from "../../src/search/constants";
import type { BuiltSite } from "./built-site";
import { pagePolicy, policyText, searchPolicy } from "./security-policy";

const POLICY = "content-security-policy";

/** The headers of the site's files, for its server and for hosts that read `_headers`. */
export function headerRules({ scriptHashes }: Pick<BuiltSite, "scriptHashes">): HeaderRule[] {
  const policy = pagePolicy(scriptHashes);
  return [
    { path: "/*", headers: { ...SECURITY_HEADERS, [POLICY]: policyText(policy) } },
    { path: SEARCH_ROUTE, headers: { [POLICY]: policyText(searchPolicy(policy)) } },
    ...[STATIC_FOLDER, SHARE_FOLDER].map((folder) => ({ path: `/${folder}/*`, headers: SHARED_FILES })),
  ];
}

/** Writes `_headers` into a built site. */
export function writeHeaders(site: BuiltSite): void {
  writeFileSync(path.join(site.directory, HEADERS_FILE), headerLines(headerRules(site)));
}
