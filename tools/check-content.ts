/** `npm run check:content`: names every mistake in the content folder and ends with 1 if there is one. */
import path from "node:path";
import { loadContent } from "../plugins/gatsby-plugin-content/load/load-content";
import { contentDirectory } from "../src/constants/content-directory";
import { formatReport } from "../src/content-model/problem";

async function main(): Promise<void> {
  const root = path.resolve(process.argv[2] ?? contentDirectory());
  const { entries, problems, warnings } = await loadContent({ root });
  if (warnings.length > 0) console.warn(formatReport(warnings, "warning"));
  if (problems.length > 0) {
    console.error(formatReport(problems));
    process.exitCode = 1;
    return;
  }
  const unpublished = entries.filter(({ visibility }) => visibility !== "published").length;
  console.log(`The content is right: ${entries.length} entries, ${unpublished} of them drafts or scheduled.`);
}

void main();
