/** A step of `npm run build`: reports every problem in the built site in `public`. Exit code 1 if there is any. */
import { readSite } from "./publish/built-site";
import { checkSite } from "./publish/checks/all-checks";
import { formatFindings } from "./publish/report";

const findings = checkSite(readSite("public"));
if (findings.length > 0) {
  console.error(formatFindings(findings));
  process.exitCode = 1;
}
