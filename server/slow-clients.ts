import { isIPv6, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Limits } from "./limits";

/**
 * Aborts requests whose bodies arrive more slowly than over a bad connection. Node's own limit is a
 * fixed time: if long enough for a CV on a slow connection, it would let a client hold a connection
 * with a byte per second.
 */
export function cutSlowBodies(
  app: FastifyInstance,
  { graceMs, leastBytesPerS, checkMs }: Limits,
): void {
  app.addHook("onRequest", async ({ raw }) => {
    const { socket } = raw;
    const start = { at: performance.now(), bytes: socket.bytesRead };
    const look = () => {
      const late = performance.now() - start.at - graceMs;
      const isSlow = (socket.bytesRead - start.bytes) * 1000 < late * leastBytesPerS;
      if (isSlow && !raw.complete)
        app.server.emit("clientError", { code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket);
    };
    const timer = setInterval(look, checkMs).unref();
    const stop = () => clearInterval(timer);
    raw.once("end", stop).once("close", stop);
  });
}

/** A client's connection: when it last had taken everything, and how many bytes that were. */
type Connection = { client: string; at: number; bytes: number };

/**
 * The system's own buffer counts as taken: a client that reads slowly is noticed once it is full.
 */
const takenBytes = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

/** An address, of IPv6 the /64 that one household has to itself. */
function clientOf(address = ""): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  return isIPv6(plain) ? (plain.split("::")[0] ?? "").split(":").slice(0, 4).join(":") : plain;
}

/**
 * Keeps one client from taking all connections: closes idle ones when they run short, drops those
 * above a client's share, and closes those over which responses are read more slowly than over a
 * bad connection: Node's limit on stalled connections lets a client hold one, and a file, with a
 * byte now and then. Behind a proxy all come from one address, and the proxy shares them out.
 */
export function shareConnections(
  app: FastifyInstance,
  limits: Limits,
  isBehindProxy: boolean,
): void {
  const open = new Map<Socket, Connection>();
  app.server.maxConnections = limits.connections;
  app.server.on("connection", (socket) => {
    const client = clientOf(socket.remoteAddress);
    open.set(socket, { client, at: performance.now(), bytes: 0 });
    socket.once("close", () => open.delete(socket));
    if (open.size > limits.connections * limits.shortFrom) app.server.closeIdleConnections();
    const ofClient = [...open.values()].filter((connection) => connection.client === client).length;
    if (ofClient > limits.connectionsOfClient && !isBehindProxy) socket.destroy();
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, idle] of open) {
      const bytes = takenBytes(socket);
      const isSlow =
        (bytes - idle.bytes) * 1000 < (now - idle.at - limits.graceMs) * limits.leastBytesPerS;
      if (socket.writableLength === 0) open.set(socket, { ...idle, at: now, bytes });
      else if (isSlow) socket.destroy();
    }
  };
  const timer = setInterval(look, limits.checkMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
