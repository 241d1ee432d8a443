import { describeProblems, readSettings } from "../settings";
import { replayDeadLetters } from "./spool/replay";

/** `npm run mailer:replay [name ...]`: exit code 1 when the settings are wrong or the spool cannot be written. */
async function main(): Promise<void> {
  const result = readSettings(process.env);
  if (!result.ok) throw new Error(describeProblems(result.problems));
  const ids = await replayDeadLetters(result.settings.spoolDir, process.argv.slice(2));
  const count = ids.length === 1 ? "1 message is" : `${ids.length} messages are`;
  process.stdout.write(`${count} back in the queue of ${result.settings.spoolDir}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
