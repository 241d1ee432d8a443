import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { buffer } from "node:stream/consumers";

export type RawAnswer = {
  status: number;
  /** Names in lower case. */
  headers: http.IncomingHttpHeaders;
  body: Buffer;
};

export type RawRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: http.Agent;
  /** An address of this machine from which to send, such as `127.0.0.2`. */
  localAddress?: string | undefined;
};

/**
 * Sends a request with exactly this path, which `fetch` would normalise, on a connection of its own
 * unless there is an agent.
 */
export async function request(
  port: number,
  path: string,
  options: RawRequest = {},
): Promise<RawAnswer> {
  const { body, ...rest } = options;
  const target = { port, path, agent: false, ...(rest.localAddress && { host: "127.0.0.1" }) };
  const outgoing = http.request({ ...target, ...rest }).end(body);
  const [answer] = (await once(outgoing, "response")) as [http.IncomingMessage];
  // The server may have closed the connection before it received the whole body.
  outgoing.on("error", () => undefined);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

/** How long a connection may be silent before it counts as left open, in ms. */
const SILENCE_MS = 10_000;

/**
 * Sends raw text and returns everything received until the server closes the connection. Rejects when
 * the server leaves it open.
 */
export function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write(text));
    const chunks: Buffer[] = [];
    const received = () => Buffer.concat(chunks).toString("latin1");
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.setTimeout(SILENCE_MS, () =>
      socket.destroy(new Error(`The connection stays open after: ${received()}`)),
    );
    socket.on("close", () => resolve(received()));
  });
}
