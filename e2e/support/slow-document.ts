import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Long enough for what the head of the page names to arrive and run. */
const PAUSE_MS = 1000;

const isPage = (answer: Response) => answer.headers.get("content-type")?.startsWith("text/html") === true;

async function pass(origin: string, after: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { range = "" } = request.headers;
  const answer = await fetch(origin + request.url, { headers: range ? { range } : {}, redirect: "manual" });
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = [...answer.headers].filter(
    ([name]) => !/^(content-(encoding|length)|transfer-|connection)/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(headers));
  const end = isPage(answer) ? body.indexOf(after) + after.length : 0;
  response.write(body.subarray(0, end));
  if (end > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  response.end(body.subarray(end));
}

/**
 * A server before another one whose pages arrive in two parts, as over a slow line.
 * @param origin of the other server
 * @param after the text with which the first part ends
 */
export async function serveInTwoParts(origin: string, after: string) {
  const server = createServer((request, response) => {
    pass(origin, after, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
