import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app";
import { replay } from "./mailer/replay";
import { SpoolInUseError } from "./mailer/spool/lock";
import { readSettings, type Settings, siteDirOf } from "./settings";
import { findSite, SiteMissingError } from "./site/site-folder";
import {
  botCheckMessage,
  listenFailureMessage,
  outboxMessage,
  settingsMessage,
  startedMessage,
} from "./start-messages";
import { prepareStop } from "./stop-gracefully";

const USAGE = `Usage:
  server.mjs                    serves the site and takes the forms
  server.mjs replay [id ...]    puts dead letters back into the queue: those named, or all; spam only by name`;

/** The built program lies beside the site it was built with; the source runs from the project's folder. */
const PLACES = import.meta.url.endsWith(".ts")
  ? {}
  : { defaultSiteDir: fileURLToPath(new URL("site", import.meta.url)) };

/** Exit code 1 when a command cannot be carried out, 2 when it is unknown. */
async function main([command, ...names]: readonly string[]): Promise<void> {
  if (command !== undefined && command !== "replay") giveUp(`There is no command ${command}. ${USAGE}`, 2);
  const result = readSettings(process.env, PLACES);
  if (command === "replay") {
    if (!result.ok) giveUp(settingsMessage(result.problems));
    const done = await replay(result.settings.spoolDir, names).catch((error: Error) => giveUp(error.message));
    process.stdout.write(`${done}\n`);
    return;
  }
  if (!result.ok) {
    // The site is looked for as well, so that a second start does not find one more problem.
    const siteDir = siteDirOf(process.env.SITE_DIR, PLACES);
    if (siteDir !== null) await findSite(siteDir).catch(({ message }: Error) => result.problems.push(message));
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
  await listen(app, settings);
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    giveUp(listenFailureMessage(error, settings));
  }
  const address = app.server.address();
  const port = address !== null && typeof address === "object" ? address.port : settings.port;
  process.stdout.write(`${startedMessage(settings, port)}\n${outboxMessage(settings)}${botCheckMessage(settings)}`);
}

/** The first signal starts the stop, which has a limit of its own; later ones change nothing. */
function stopOnSignal(app: FastifyInstance): void {
  const stop = prepareStop(app);
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

function giveUp(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

void main(process.argv.slice(2));
