import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionError } from "fastify";
import { SECURITY_HEADERS } from "../site-contract/security-headers";
import { jsonStatus } from "./json-status";

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responses by connection, until they are sent and the bodies of their requests are read. */
const openResponses = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * To be called for each request, so that an error of its connection does not add a second response.
 * Returns how many requests of the connection are unanswered.
 */
export function watchResponse(request: IncomingMessage, response: ServerResponse): number {
  const responses = openResponses.get(request.socket) ?? new Set();
  openResponses.set(request.socket, responses.add(response));
  const forget = () => void (request.closed && response.closed && responses.delete(response));
  request.once("close", forget);
  response.once("close", forget);
  return [...responses].filter(({ writableFinished }) => !writableFinished).length;
}

/**
 * Responds to bytes that are not a complete request (malformed, headers above 16 kB, timeouts) and
 * closes the connection. There is no reply object yet, so the response is written to the socket
 * directly; not where one has begun: a client would take it for a part of that, or a proxy for the
 * answer to somebody else's request.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const hasBegun = [...(openResponses.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  if (!socket.writable || hasBegun) socket.destroy();
  // Does not wait for the client to close its side: nothing would limit that time.
  else socket.end(httpMessage(STATUS_BY_CODE[error.code] ?? 400), () => socket.destroy());
}

/**
 * Whether a proxy in front may understand a request differently. RFC 9112, 3.2: its host is named
 * once. RFC 9112, 6.1: of transfer codings Node decodes one, and hands out the bytes of others as
 * they are.
 */
export function isAmbiguous({ httpVersion, headers, headersDistinct }: IncomingMessage): boolean {
  const { length: hosts } = headersDistinct.host ?? [];
  const coding = headers["transfer-encoding"]?.toLowerCase() ?? "chunked";
  return hosts > 1 || (hosts === 0 && httpVersion === "1.1") || coding !== "chunked";
}

/** A response that closes the connection. */
function httpMessage(statusCode: number): string {
  const status = jsonStatus(statusCode);
  const type = { "content-type": "application/json; charset=utf-8" };
  const headers = {
    ...SECURITY_HEADERS,
    ...type,
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${statusCode} ${status.statusText}`, ...lines, "", JSON.stringify(status)].join(
    "\r\n",
  );
}
