import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** What is still open after this long is cut, so that the whole stop takes less than 10 s. In milliseconds. */
const STOP_LIMIT_MS = 8_000;

const SWEEP_MS = 100;

/**
 * Prepares a server's graceful stop; call it before the server listens. The function it returns accepts no more
 * connections, lets open requests finish (for at most `limitMs` milliseconds), closes idle connections and resolves
 * when all are gone.
 */
export function prepareStop(app: FastifyInstance, limitMs: number = STOP_LIMIT_MS): () => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  return async () => {
    // A connection becomes idle when its last answer is out, so looking once is not enough.
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      closeUnused(sockets);
    }, SWEEP_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), limitMs);
    try {
      await app.close();
    } finally {
      clearInterval(sweep);
      clearTimeout(cut);
    }
  };
}

/** Browsers open connections ahead of need; to Node those count as busy until a request has come. */
function closeUnused(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
