import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app";
import { readSettings, type Settings } from "./environment";
import { eventsTo } from "./mailer/events";
import { reportUnproven, settingProblems } from "./prove-settings";
import { StartError } from "./start-error";
import { listenFailureMessage, settingsMessage, startMessages } from "./start-messages";

/** When a shutdown closes the connections that are still open, in ms: it may take 10 s in all. */
const STOP_LIMIT_MS = 8_000;

/** How often a shutdown closes idle connections, in ms. */
const CLOSE_IDLE_EVERY_MS = 100;

/** Exits with 1 when the server cannot start, with 2 for an argument: it has none. */
async function main(argument: string | undefined): Promise<void> {
  if (argument !== undefined)
    giveUp(`Unknown argument: ${argument}. Settings are environment variables.`, 2);
  const result = readSettings(process.env);
  if (!result.ok) giveUp(settingsMessage(result.problems));
  const problems = await settingProblems(result.output);
  if (problems.length > 0) giveUp(settingsMessage(problems));
  await serve(result.output);
}

/** Starts the server and keeps it running until SIGTERM or SIGINT. */
async function serve(settings: Settings): Promise<void> {
  const app = await buildApp(settings).catch((error: unknown) => {
    if (error instanceof StartError) return giveUp(error.message);
    throw error;
  });
  stopOnSignal(app);
  const address = await app
    .listen({ port: settings.PORT, host: settings.HOST })
    .catch((error: unknown) => giveUp(listenFailureMessage(error, settings)));
  process.stdout.write(startMessages(settings, Number(new URL(address).port) || settings.PORT));
  await reportUnproven(settings, eventsTo(app.log));
}

function giveUp(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/**
 * Installs graceful shutdown; call it before the server listens. At the first SIGTERM or SIGINT the
 * server accepts no new connections, lets open requests finish, closes idle connections and exits
 * with 0. Later signals are ignored.
 */
function stopOnSignal(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    void stop(app, sockets);
  };
  process.on("SIGTERM", stopOnce).on("SIGINT", stopOnce);
}

async function stop(app: FastifyInstance, sockets: ReadonlySet<Socket>): Promise<void> {
  // Connections become idle as their last responses end, so a single pass is not enough.
  setInterval(() => {
    app.server.closeIdleConnections();
    // Browsers preconnect; Node treats such connections as busy until their first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, CLOSE_IDLE_EVERY_MS);
  setTimeout(() => app.server.closeAllConnections(), STOP_LIMIT_MS);
  await app.close();
  process.exit(0);
}

void main(process.argv[2]);
