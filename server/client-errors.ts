import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { ConnectionError } from "fastify";
import { SECURITY_HEADERS } from "../site-contract/security-headers";
import { jsonStatus } from "./json-status";

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to bytes that are no complete request (malformed, headers above 16 kB, timeouts) and closes the connection.
 * There is no reply object yet, so the response is written to the socket directly.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) socket.destroy();
  else socket.end(httpMessage(STATUS_BY_CODE[error.code] ?? 400), () => socket.destroy());
}

/** Rejects CONNECT, which bypasses Fastify's router. By default Node closes the connection without a response. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => undefined).end(httpMessage(501));
}

/** RFC 9112, 3.2: a request without a Host header is rejected. Node's own rejection has no body. */
export function isHostMissing({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === "1.1" && headers.host === undefined;
}

/** Rejects an `Expect` other than `100-continue`, which bypasses Fastify's router. Node's own rejection has no body. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.socket?.end(httpMessage(417));
}

/** A response that closes the connection. */
function httpMessage(statusCode: number): string {
  const status = jsonStatus(statusCode);
  const body = JSON.stringify(status);
  const headers = {
    ...SECURITY_HEADERS,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${statusCode} ${status.statusText}`, ...lines, "", body].join("\r\n");
}
