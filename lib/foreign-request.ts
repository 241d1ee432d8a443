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

/**
 * Whether a request comes from a page of another site that fetches or embeds the answer. One by a
 * link is not foreign.
 * @param ownName the name that the preview was told to listen at
 */
export function isForeign(request: IncomingMessage, ownName = "localhost"): boolean {
  if (!isForThisMachine(request, ownName)) return true;
  const { host = "", origin } = request.headers;
  if (origin !== undefined) return URL.parse(origin)?.host !== host.toLowerCase();
  const { "sec-fetch-site": site, "sec-fetch-dest": destination } = request.headers;
  return site === "cross-site" && destination !== "document";
}
