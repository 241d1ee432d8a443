import { buildApp } from "./app";
import { replay } from "./mailer/replay";
import { SpoolInUseError } from "./mailer/spool/spool";
import { readSettings, type Settings, siteDirOf } from "./settings";
import { hasSite, SiteMissingError } from "./site/site-folder";
import { listenFailureMessage, settingsMessage, startMessages } from "./start-messages";
import { stopOnSignal } from "./stop-gracefully";

const USAGE = `Usage:
  server.mjs                    serves the site and takes the forms
  server.mjs replay [id ...]    puts dead letters back into the queue: those named, or all; spam only by name`;

/** Exit code 1 when a command fails, 2 when it is unknown. */
async function main([command, ...names]: readonly string[]): Promise<void> {
  if (command !== undefined && command !== "replay") giveUp(`Unknown command: ${command}. ${USAGE}`, 2);
  const result = readSettings(process.env);
  if (command === "replay") {
    if (!result.ok) giveUp(settingsMessage(result.problems));
    const done = await replay(result.settings.spoolDir, names).catch((error: Error) => giveUp(error.message));
    process.stdout.write(`${done}\n`);
    return;
  }
  if (!result.ok) {
    // Also check the site, so that all problems are reported together.
    const siteDir = siteDirOf(process.env.SITE_DIR);
    if (siteDir !== null && !hasSite(siteDir)) result.problems.push(new SiteMissingError(siteDir).message);
    giveUp(settingsMessage(result.problems));
  }
  await serve(result.settings);
}

/** Starts the server and keeps it running until SIGTERM or SIGINT. */
async function serve(settings: Settings): Promise<void> {
  const app = await buildApp(settings).catch((error: unknown) => {
    if (error instanceof SiteMissingError || error instanceof SpoolInUseError) return giveUp(error.message);
    throw error;
  });
  stopOnSignal(app);
  const address = await app
    .listen({ port: settings.port, host: settings.host })
    .catch((error: unknown) => giveUp(listenFailureMessage(error, settings)));
  process.stdout.write(startMessages(settings, Number(new URL(address).port) || settings.port));
}

function giveUp(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

void main(process.argv.slice(2));
