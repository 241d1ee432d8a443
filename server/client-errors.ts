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

/** Responses by connection, until they are sent and the bodies of their requests are read. */
const openResponses = new WeakMap<Duplex, Set<ServerResponse>>();

/**
 * To be called for each request, so that an error of its connection does not add a second response.
 * Returns how many responses the connection has open.
 */
export function watchResponse(request: IncomingMessage, response: ServerResponse): number {
  const responses = openResponses.get(request.socket) ?? new Set();
  openResponses.set(request.socket, responses.add(response));
  const forget = () => void (request.closed && response.closed && responses.delete(response));
  request.once("close", forget);
  response.once("close", forget);
  return responses.size;
}

/**
 * Responds to bytes that are not a complete request (malformed, headers above 16 kB, timeouts) and closes the connection.
 * There is no reply object yet, so the response is written to the socket directly; not where one has begun: a client
 * would take it for a part of that, or a proxy for the answer to somebody else's request.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const hasBegun = [...(openResponses.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  if (!socket.writable || hasBegun) socket.destroy();
  else endWith(socket, STATUS_BY_CODE[error.code] ?? 400);
}

/** Rejects CONNECT, which bypasses Fastify's router. By default Node closes the connection without a response. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  endWith(
    socket.on("error", () => undefined),
    501,
  );
}

/** RFC 3986, 3.2.2 and 3.2.3: a name or an IP address, and a port. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * The status for a request that a proxy in front may understand differently, or `null`. RFC 9112, 3.2: its host must be
 * named, once. RFC 9112, 6.1: of transfer codings Node decodes one, and hands out the bytes of others as they are.
 */
export function statusOfAmbiguous({ httpVersion, headers, headersDistinct }: IncomingMessage): 400 | 501 | null {
  const hosts = headersDistinct.host ?? [];
  const isHostMissing = hosts.length === 0 && httpVersion === "1.1";
  if (isHostMissing || hosts.length > 1 || !hosts.every((host) => HOST.test(host))) return 400;
  return (headers["transfer-encoding"]?.toLowerCase() ?? "chunked") === "chunked" ? null : 501;
}

/** Rejects an `Expect` other than `100-continue`, which bypasses Fastify's router. Node's own rejection has no body. */
export function answerExpectation({ socket }: IncomingMessage): void {
  endWith(socket, 417);
}

/** Does not wait for the client to close its side: nothing would limit that time. */
function endWith(socket: Duplex, statusCode: number): void {
  socket.end(httpMessage(statusCode), () => socket.destroy());
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
