import { writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../lib/list-files";
import { headerLines } from "../../site-contract/headers";
import { HEADERS_FILE } from "../../site-contract/layout";
import { cloudflareHeaders } from "./headers/cloudflare";
import { readPages } from "./headers/read-pages";
import { headerRules } from "./headers/rules";
import { isOnCloudflare } from "./host";
import type { HeaderOptions } from "./options";
import { joinPolicies, OWN_FILES, type Policy } from "./policy";

/**
 * Writes `_headers` into a built site, in the dialect of the host that builds it.
 * @param site folder of the built site
 * @param sources sources of all pages besides the site itself
 */
export function writeHeaders(site: string, options: HeaderOptions, sources: Policy): void {
  const policy = joinPolicies([OWN_FILES, readPages(site, options), sources]);
  const rules = headerRules(listFiles(site), policy, options);
  const write = isOnCloudflare() ? cloudflareHeaders : headerLines;
  writeFileSync(path.join(site, HEADERS_FILE), write(rules));
}
