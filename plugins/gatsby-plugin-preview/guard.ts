import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isForeign } from "../../lib/foreign-request";

const REFUSAL =
  "This preview answers its own pages only, at localhost. For another name: npm start -- --host NAME\n";

type Answer = ServerResponse | Duplex;

function refuse(answer: Answer): void {
  if ("writeHead" in answer) answer.writeHead(403, { "content-type": "text/plain" }).end(REFUSAL);
  else answer.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
}

/**
 * Puts the guard before all listeners of a server: Gatsby's pages, queries and sockets, the editor.
 */
function guard(server: Server, ownName?: string): void {
  for (const event of ["request", "upgrade"]) {
    const listeners = server.listeners(event);
    if (listeners.length === 0) continue;
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, answer: Answer, ...rest) => {
      if (isForeign(request, ownName)) refuse(answer);
      else for (const listener of listeners) listener.call(server, request, answer, ...rest);
    });
  }
}

/**
 * Guards every server of the process that begins to listen. Gatsby sends every page with
 * `access-control-allow-origin: *`, and has no place for a handler before its own; Node announces a
 * server when it begins to listen (ADR 42).
 * @param ownName host name of the preview besides `localhost`
 * @returns ends the guard
 */
export function guardPreview(ownName?: string): () => void {
  const channel = "tracing:net.server.listen:asyncStart";
  const onListen = (message: unknown) => guard((message as { server: Server }).server, ownName);
  subscribe(channel, onListen);
  return () => void unsubscribe(channel, onListen);
}
