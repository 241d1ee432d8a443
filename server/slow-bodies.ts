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
