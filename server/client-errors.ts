import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { ConnectionError } from "fastify";
import { jsonStatus } from "./json-status";
import { SECURITY_HEADERS } from "./security-headers";

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what never became a request (broken HTTP, headers above 16 kB, too slow) and ends the connection.
 * There is no reply object yet, so the bytes are written by hand.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) socket.destroy();
  else socket.end(httpMessage(STATUS_BY_CODE[error.code] ?? 400), () => socket.destroy());
}

/** Answers CONNECT, which asks for a tunnel: nobody else is asked about it, and Node would hang up without a word. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => undefined).end(httpMessage(501));
}

/** RFC 9112, 3.2: without a host a request is refused. Node would do so itself, without a word of why. */
export function isHostMissing({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === "1.1" && headers.host === undefined;
}

/** Answers an `Expect` that is not `100-continue`. Node would do so itself, without a body, and asks nobody else. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.socket?.end(httpMessage(417));
}

/** An answer after which the connection ends. */
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
