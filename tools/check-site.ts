/**
 * A step of `npm run build`: reports every problem in the built site in `public`; exit code 1 if there is any. Otherwise it
 * writes the headers, which depend on what the pages contain.
 */
import { readSite } from "./publish/built-site";
import { checkSite } from "./publish/checks/all-checks";
import { writeHeaders } from "./publish/headers";
import { formatFindings } from "./publish/report";

const site = readSite("public");
const findings = checkSite(site);
if (findings.length > 0) {
  console.error(formatFindings(findings));
  process.exitCode = 1;
} else writeHeaders(site);
