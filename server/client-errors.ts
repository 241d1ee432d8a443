import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionError } from "fastify";
import { SECURITY_HEADERS } from "../site-contract/security-headers";
import { jsonStatus } from "./json-status";

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Open responses of each connection: not sent yet, or the request's body has not been read. */
const openResponses = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Remembers a response until it is sent, so that an error of its connection does not send a second
 * one. Call it for each request.
 * @returns the number of unanswered requests of the connection
 */
export function watchResponse(request: IncomingMessage, response: ServerResponse): number {
  const responses = openResponses.get(request.socket) ?? new Set();
  openResponses.set(request.socket, responses.add(response));
  const forget = () => {
    if (request.closed && response.closed) responses.delete(response);
  };
  request.once("close", forget);
  response.once("close", forget);
  return [...responses].filter(({ writableFinished }) => !writableFinished).length;
}

/**
 * Responds to bytes that are not a complete request (malformed, headers above 16 kB, timeouts) and
 * closes the connection. There is no reply object, so the response is written to the socket. When
 * another response has begun nothing is written: a client would take it for a part of that one, a
 * proxy for the answer to somebody else's request.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const responses = [...(openResponses.get(socket) ?? [])];
  const hasBegun = responses.some(({ headersSent }) => headersSent);
  if (!socket.writable || hasBegun) socket.destroy();
  // Does not wait for the client to close its side, for which there is no limit.
  else socket.end(httpMessage(STATUS_BY_CODE[error.code] ?? 400), () => socket.destroy());
}

/**
 * Whether a proxy may understand a request differently: it has no host or several (RFC 9112, 3.2), or
 * a transfer coding other than `chunked`, the only one that Node decodes (6.1).
 */
export function isAmbiguous({ httpVersion, headers, headersDistinct }: IncomingMessage): boolean {
  const { length: hosts } = headersDistinct.host ?? [];
  const coding = headers["transfer-encoding"]?.toLowerCase() ?? "chunked";
  return hosts > 1 || (hosts === 0 && httpVersion === "1.1") || coding !== "chunked";
}

/** A whole response, as bytes of HTTP. */
function httpMessage(statusCode: number): string {
  const status = jsonStatus(statusCode);
  const headers = {
    ...SECURITY_HEADERS,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
  };
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const statusLine = `HTTP/1.1 ${statusCode} ${status.statusText}`;
  return [statusLine, ...headerLines, "", JSON.stringify(status)].join("\r\n");
}
