import type { FastifyInstance } from "fastify";
import { buildApp } from "./app";
import { SpoolInUseError } from "./mailer/spool/lock";
import { describeProblems, readSettings, type Settings, siteDirOf } from "./settings";
import { findSite, SiteMissingError } from "./site/site-folder";
import { botCheckMessage, listenFailureMessage, outboxMessage, startedMessage } from "./start-messages";
import { prepareStop } from "./stop-gracefully";

/** Starts the server and keeps it running until SIGTERM or SIGINT. Exit code 1 when it cannot start. */
async function main(): Promise<void> {
  const result = readSettings(process.env);
  if (!result.ok) return giveUp([describeProblems(result.problems), ...(await missingSite())].join("\n"));
  const { settings } = result;

  const app = await buildApp(settings).catch((error: unknown) => {
    if (error instanceof SiteMissingError || error instanceof SpoolInUseError) return giveUp(error.message);
    throw error;
  });
  stopOnSignal(app);
  await listen(app, settings);
}

/** So that a second start does not find one more problem. */
async function missingSite(): Promise<string[]> {
  const siteDir = siteDirOf(process.env.SITE_DIR);
  if (siteDir === null) return [];
  return findSite(siteDir).then(
    () => [],
    (error: unknown) => [String((error as Error).message)],
  );
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

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

void main();
