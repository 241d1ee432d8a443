import { isIPv6, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Limits } from "./limits";

/** Whether bytes since a time came more slowly than the limits allow. */
function isTooSlow(bytes: number, sinceMs: number, { graceMs, minBytesPerS }: Limits): boolean {
  const countedMs = performance.now() - sinceMs - graceMs;
  return bytes * 1000 < countedMs * minBytesPerS;
}

/**
 * Aborts requests whose bodies arrive too slowly. Node limits the whole time only: enough for a CV on
 * a slow connection, it would let a client hold a connection with a byte per second.
 */
export function cutSlowBodies(app: FastifyInstance, limits: Limits): void {
  app.addHook("onRequest", async ({ raw }) => {
    const { socket } = raw;
    const startMs = performance.now();
    const startBytes = socket.bytesRead;
    const check = () => {
      if (!raw.complete && isTooSlow(socket.bytesRead - startBytes, startMs, limits))
        app.server.emit("clientError", { code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket);
    };
    const timer = setInterval(check, limits.checkMs).unref();
    const stop = () => clearInterval(timer);
    raw.once("end", stop).once("close", stop);
  });
}

/** A client's connection: when it had last taken everything, and how many bytes that were. */
type Connection = { client: string; atMs: number; bytes: number };

/** The system's own buffer counts as taken: a slow reader is noticed once that is full. */
const takenBytes = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

/** A client by its address; in IPv6 by the /64 that one household has to itself. */
function clientOf(address = ""): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!isIPv6(plain)) return plain;
  const [beforeGap = ""] = plain.split("::");
  return beforeGap.split(":").slice(0, 4).join(":");
}

/**
 * Keeps one client from taking all connections. Closes idle connections when they run short, those
 * above a client's share, and those over which a response is read too slowly: Node's limit on stalled
 * connections would let a client hold one, and a file, with a byte now and then. Behind a proxy all
 * connections have its address, so the share of a client does not count.
 */
export function shareConnections(
  app: FastifyInstance,
  limits: Limits,
  isBehindProxy: boolean,
): void {
  const connections = new Map<Socket, Connection>();
  app.server.maxConnections = limits.connections;
  app.server.on("connection", (socket) => {
    const client = clientOf(socket.remoteAddress);
    connections.set(socket, { client, atMs: performance.now(), bytes: 0 });
    socket.once("close", () => connections.delete(socket));
    if (connections.size > limits.connections * limits.closeIdleFrom)
      app.server.closeIdleConnections();
    const count = [...connections.values()].filter((other) => other.client === client).length;
    if (count > limits.connectionsOfClient && !isBehindProxy) socket.destroy();
  });
  const check = () => {
    for (const [socket, { client, atMs, bytes }] of connections) {
      const bytesNow = takenBytes(socket);
      if (socket.writableLength === 0)
        connections.set(socket, { client, atMs: performance.now(), bytes: bytesNow });
      else if (isTooSlow(bytesNow - bytes, atMs, limits)) socket.destroy();
    }
  };
  const timer = setInterval(check, limits.checkMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
