import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** What is still open after this long is cut, so that the whole stop takes less than 10 s. In milliseconds. */
const STOP_LIMIT_MS = 8_000;

const SWEEP_MS = 100;

/**
 * Prepares a graceful stop; call it before the server listens. At the first SIGTERM or SIGINT the server accepts no more
 * connections, lets open requests finish, closes idle connections and exits with 0. Later signals change nothing.
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
  // A connection becomes idle when its last answer is out, so looking once is not enough.
  setInterval(() => {
    app.server.closeIdleConnections();
    // Browsers open connections ahead of need; to Node those count as busy until a request has come.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, SWEEP_MS);
  setTimeout(() => app.server.closeAllConnections(), STOP_LIMIT_MS);
  await app.close();
  process.exit(0);
}
