import { isIPv6, type Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Limits } from "./limits";

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Aborts requests whose bodies arrive more slowly than over a bad connection. Node's own limit is a fixed time: if long
 * enough for a CV on a slow connection, it would let a client hold a connection with a byte per second.
 */
export function cutSlowBodies(app: FastifyInstance, { graceMs, leastBytesPerS, checkMs }: Limits): void {
  app.addHook("onRequest", async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const { socket } = raw;
    const start = { at: performance.now(), bytes: socket.bytesRead };
    const look = () => {
      const late = performance.now() - start.at - graceMs;
      const isSlow = (socket.bytesRead - start.bytes) * 1000 < late * leastBytesPerS;
      if (isSlow && !raw.complete) app.server.emit("clientError", { code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket);
    };
    const timer = setInterval(look, checkMs).unref();
    const stop = () => clearInterval(timer);
    raw.once("end", stop).once("close", stop);
  });
}

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

/** An address, of IPv6 the /64 that one household has to itself. */
function clientOf(address = ""): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  return isIPv6(plain) ? (plain.split("::")[0] ?? "").split(":").slice(0, 4).join(":") : plain;
}

/**
 * Keeps one client from taking all connections: closes idle ones when they run short, and drops those above a client's share. Behind
 * a proxy all come from one address, and the proxy shares them out.
 */
export function shareConnections(app: FastifyInstance, limits: Limits, isBehindProxy: boolean): void {
  const { connections, shortFrom, connectionsOfClient } = limits;
  const counts = new Map<string, number>();
  let open = 0;
  app.server.maxConnections = connections;
  app.server.on("connection", (socket) => {
    const client = clientOf(socket.remoteAddress);
    const count = (counts.get(client) ?? 0) + 1;
    open += 1;
    counts.set(client, count);
    socket.once("close", () => {
      open -= 1;
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
    if (open > connections * shortFrom) app.server.closeIdleConnections();
    if (count > connectionsOfClient && !isBehindProxy) socket.destroy();
  });
}
