import { HEADERS_FILE } from "../../../../site-contract/layout";
import { headerRules } from "../headers";
import type { BuiltSite, Finding } from "../read-site";

/** Proxies refuse long headers, and each page carries it. */
const MAX_POLICY_BYTES = 3000;

/** No policy grows with the number of pages: their inline scripts are the same few. */
export function checkPolicies(site: BuiltSite): Finding[] {
  return headerRules(site).flatMap(({ path, headers }): Finding[] => {
    const size = headers["content-security-policy"]?.length ?? 0;
    const message = `the policy of ${path} has ${size} bytes; at most ${MAX_POLICY_BYTES} are allowed`;
    return size > MAX_POLICY_BYTES ? [{ file: HEADERS_FILE, message }] : [];
  });
}
