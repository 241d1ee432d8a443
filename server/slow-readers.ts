import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Limits } from "./limits";

/** When a client last had taken everything, and how many bytes that were. */
type LastIdle = { at: number; bytes: number };

/** The system's own buffer counts as taken: a client that reads slowly is noticed once it is full. */
const takenBytes = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

/**
 * Closes connections over which responses are read more slowly than over a bad connection. The limit on stalled
 * connections lets a client hold one, and a file, with a byte now and then.
 */
export function cutSlowReaders(app: FastifyInstance, { graceMs, leastBytesPerS, checkMs }: Limits): void {
  const connections = new Map<Socket, LastIdle>();
  app.server.on("connection", (socket) => {
    connections.set(socket, { at: performance.now(), bytes: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, idle] of connections) {
      const bytes = takenBytes(socket);
      const isSlow = (bytes - idle.bytes) * 1000 < (now - idle.at - graceMs) * leastBytesPerS;
      if (socket.writableLength === 0) connections.set(socket, { at: now, bytes });
      else if (isSlow) socket.destroy();
    }
  };
  const timer = setInterval(look, checkMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
