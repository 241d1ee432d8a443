import { existsSync } from "node:fs";
import path from "node:path";
import { describeProblems, readSettings } from "../settings";
import { replayDeadLetters, unknownOf } from "./spool/replay";

/** `npm run mailer:replay [name ...]`: exit code 1 when a name stands for nothing, the settings are wrong or the spool cannot be written. */
async function main(): Promise<void> {
  const result = readSettings(process.env);
  if (!result.ok) throw new Error(describeProblems(result.problems));
  const { spoolDir } = result.settings;
  const named = process.argv.slice(2);
  if (!existsSync(path.join(spoolDir, "queue"))) {
    throw new Error(`There is no spool in ${spoolDir}. Set SPOOL_DIR as the server has it.`);
  }
  const unknown = await unknownOf(spoolDir, named);
  if (unknown.length > 0) {
    throw new Error(`Neither a dead letter nor spam: ${unknown.join(", ")}. Nothing was put back.`);
  }
  const ids = await replayDeadLetters(spoolDir, named);
  const count = ids.length === 1 ? "1 message is" : `${ids.length} messages are`;
  process.stdout.write(`${count} back in the queue of ${spoolDir}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
