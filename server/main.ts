import { buildApp } from "./app";
import { readSettings, type Settings } from "./environment";
import { SiteMissingError } from "./site/site-folder";
import { listenFailureMessage, settingsMessage, startMessages } from "./start-messages";
import { stopOnSignal } from "./stop-gracefully";

/** Exit code 1 when something is wrong, 2 for arguments: there are none. */
async function main(argument: string | undefined): Promise<void> {
  if (argument !== undefined) giveUp(`Unknown argument: ${argument}. Settings are environment variables.`, 2);
  const result = readSettings(process.env);
  if (!result.ok) giveUp(settingsMessage(result.problems));
  await serve(result.output);
}

/** Starts the server and keeps it running until SIGTERM or SIGINT. */
async function serve(settings: Settings): Promise<void> {
  const app = await buildApp(settings).catch((error: unknown) => {
    if (error instanceof SiteMissingError) return giveUp(error.message);
    throw error;
  });
  stopOnSignal(app);
  const address = await app
    .listen({ port: settings.PORT, host: settings.HOST })
    .catch((error: unknown) => giveUp(listenFailureMessage(error, settings)));
  process.stdout.write(startMessages(settings, Number(new URL(address).port) || settings.PORT));
}

function giveUp(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

void main(process.argv[2]);
