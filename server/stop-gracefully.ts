import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Open connections are closed after this time, so that shutdown takes less than 10 s. In milliseconds. */
const STOP_LIMIT_MS = 8_000;

const SWEEP_MS = 100;

/**
 * Installs graceful shutdown; call it before the server listens. At the first SIGTERM or SIGINT the server accepts no
 * new connections, lets open requests finish, closes idle connections and exits with 0. Later signals are ignored.
 */
export function stopOnSignal(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  let stopping: Promise<void> | undefined;
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => (stopping ??= stop(app, sockets)));
}

async function stop(app: FastifyInstance, sockets: ReadonlySet<Socket>): Promise<void> {
  // Connections become idle as their last responses end, so a single pass is not enough.
  setInterval(() => {
    app.server.closeIdleConnections();
    // Browsers preconnect; Node treats such connections as busy until their first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, SWEEP_MS);
  setTimeout(() => app.server.closeAllConnections(), STOP_LIMIT_MS);
  await app.close();
  process.exit(0);
}
