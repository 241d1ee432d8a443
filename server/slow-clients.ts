import { isIPv6, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Limits } from "./limits";

type RateLimits = Pick<Limits, "graceMs" | "minBytesPerS">;

/**
 * Whether bytes came more slowly than the limits allow.
 * @param waitedMs how long the server has waited for them, by its checks: a server that stood still
 * meanwhile, with its machine, has not waited
 */
const isTooSlow = (bytes: number, waitedMs: number, { graceMs, minBytesPerS }: RateLimits) =>
  bytes * 1000 < (waitedMs - graceMs) * minBytesPerS;

/**
 * Aborts requests whose bodies arrive too slowly. Node limits the whole time only: enough for a CV on
 * a slow connection, it would let a client hold a connection with a byte per second. Time counts only
 * while the server waits for bytes: one that has some left, as its disk is slow, is itself waited for.
 * @param limitsNow the limits on rates at this moment
 */
function cutSlowBodies(app: FastifyInstance, limits: Limits, limitsNow: () => RateLimits): void {
  app.addHook("onRequest", async ({ raw }) => {
    const { socket } = raw;
    const startBytes = socket.bytesRead;
    let waitedMs = 0;
    const check = () => {
      if (raw.complete || raw.isPaused() || raw.readableLength > 0) return;
      waitedMs += limits.checkMs;
      if (isTooSlow(socket.bytesRead - startBytes, waitedMs, limitsNow()))
        app.server.emit("clientError", { code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket);
    };
    const timer = setInterval(check, limits.checkMs).unref();
    const stop = () => clearInterval(timer);
    raw.once("end", stop).once("close", stop);
  });
}

/** A client's connection. */
type Connection = {
  client: string;
  /** How many bytes it had taken when nothing was left, and how long the server has waited since. */
  bytes: number;
  waitedMs: number;
  /** Requests under way: their headers are here, and their answers have not been sent. */
  requests: number;
};

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
 * Keeps some clients from taking all connections. Behind a proxy all connections have its address, so
 * the share of a client does not count.
 *
 * - Of one client, those above its share are closed.
 * - When connections run short, each new one closes the one that has been without a request the
 *   longest: idle, silent from its start, or in the middle of a request's headers.
 * - Those over which a body arrives, or a response is read, too slowly are closed, sooner when
 *   connections run short. Node's own limit, on connections without any byte, would let a client hold
 *   one, and a file, with a byte now and then, and cut those that wait for a slow disk.
 */
export function shareConnections(
  app: FastifyInstance,
  limits: Limits,
  isBehindProxy: boolean,
): void {
  /** Those that have been without a request the longest first. */
  const connections = new Map<Socket, Connection>();
  const areShort = () => connections.size > limits.connections * limits.shortFrom;
  const limitsNow = () => (areShort() ? { ...limits, graceMs: limits.shortGraceMs } : limits);
  cutSlowBodies(app, limits, limitsNow);
  app.server.maxConnections = limits.connections;
  app.server.on("connection", (socket) => {
    if (areShort()) closeLongestUnused(connections);
    const client = clientOf(socket.remoteAddress);
    connections.set(socket, { client, bytes: 0, waitedMs: 0, requests: 0 });
    socket.once("close", () => connections.delete(socket));
    const count = [...connections.values()].filter((other) => other.client === client).length;
    if (count > limits.connectionsOfClient && !isBehindProxy) socket.destroy();
  });
  app.server.on("request", ({ socket }, response) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.requests += 1;
    response.once("close", () => {
      connection.requests -= 1;
      // The youngest of those without a request.
      if (connections.delete(socket)) connections.set(socket, connection);
    });
  });
  const check = () => {
    for (const [socket, connection] of connections) {
      const bytesNow = takenBytes(socket);
      if (socket.writableLength === 0) Object.assign(connection, { bytes: bytesNow, waitedMs: 0 });
      else connection.waitedMs += limits.checkMs;
      if (isTooSlow(bytesNow - connection.bytes, connection.waitedMs, limitsNow()))
        socket.destroy();
    }
  };
  const timer = setInterval(check, limits.checkMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

function closeLongestUnused(connections: ReadonlyMap<Socket, Connection>): void {
  for (const [socket, { requests }] of connections) {
    if (requests > 0 || socket.destroyed) continue;
    socket.destroy();
    return;
  }
}
