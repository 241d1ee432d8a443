import path from "node:path";
import type { Reporter } from "gatsby";
import { checkSite } from "./checks/all-checks";
import { writeHeaders } from "./headers";
import { readSite } from "./read-site";
import { formatFindings } from "./report";

/**
 * Ends the build with every problem of the built site. Otherwise writes `_headers`: the security policy names the inline
 * scripts of the pages, which were just read.
 */
export function checkBuiltSite({ reporter }: { reporter: Reporter }): void {
  const site = readSite(path.resolve("public"));
  const findings = checkSite(site);
  if (findings.length > 0) reporter.panic(formatFindings(findings));
  writeHeaders(site);
  reporter.info(`Checked ${site.pages.size} pages and ${site.files.size} files`);
}
