import type { IncomingMessage } from "node:http";
import { hostname } from "node:os";

const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether a request's `Host` is a name or an address of this machine. A page whose own name has
 * been given the address of this machine (DNS rebinding) sends that name.
 */
function isForThisMachine({ headers, socket }: IncomingMessage, ownName: string): boolean {
  const url = URL.parse(`http://${headers.host ?? ""}`);
  if (url === null) return false;
  const address = socket.localAddress?.replace(/^::ffff:/, "");
  const names = [ownName.toLowerCase(), hostname().toLowerCase(), address, `[${address}]`];
  return LOOPBACK.test(url.hostname) || names.includes(url.hostname);
}

/** Addresses of Gatsby's own tools. One of them opens a file in the developer's editor. */
const TOOLS = /^\/+__/;

/**
 * Whether a request comes from a page of another site that fetches or embeds the answer, or that
 * leads to a tool. A link to a page is not foreign.
 * @param ownName the name that the preview was told to listen at
 */
export function isForeign(request: IncomingMessage, ownName = "localhost"): boolean {
  if (!isForThisMachine(request, ownName)) return true;
  const { host = "", origin } = request.headers;
  if (origin !== undefined) return URL.parse(origin)?.host !== host.toLowerCase();
  const { "sec-fetch-site": site = "none", "sec-fetch-dest": destination } = request.headers;
  if (TOOLS.test(request.url ?? "")) return site !== "same-origin" && site !== "none";
  return site === "cross-site" && destination !== "document";
}
