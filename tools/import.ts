/**
 * `npm run import -- --from DIR`: moves a blog of Markdown files into the content. The first run
 * proposes a mapping, the second uses it. Exit code 1 if something imported does not pass the
 * content check.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { contentDirectory } from "../src/constants/build";
import { type ImportOptions, runImport } from "./import/run-import";
import { PlainError, runCommand } from "./lib/project.mjs";

const USAGE = "Usage: npm run import -- --from DIR [--to content/blog] [--mapping import.json]";

function readOptions(): ImportOptions {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: "string" },
        to: { type: "string", default: path.join(contentDirectory(), "blog") },
        mapping: { type: "string", default: "import.json" },
      },
    });
    if (!values.from) throw new Error("--from is missing: the folder of the blog.");
    return { from: values.from, to: values.to, mapping: values.mapping };
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${USAGE}`);
  }
}

void runCommand(async () => {
  console.log("Reading the blog. A hundred articles take about a minute.");
  const { text, isValid } = await runImport(readOptions());
  console.log(text);
  if (!isValid) process.exitCode = 1;
});
