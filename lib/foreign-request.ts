import type { IncomingMessage } from "node:http";
import { hostname } from "node:os";

const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether a request comes from a page of another site: one that gives its own name the address of
 * this machine (DNS rebinding) sends that name as `Host`, others say who they are, and browsers
 * tell of what is embedded. Links to the preview work.
 * @param ownName under which the preview was told to listen
 */
export function isForeign({ headers, socket }: IncomingMessage, ownName = "localhost"): boolean {
  const { host = "", origin, "sec-fetch-site": site, "sec-fetch-dest": destination } = headers;
  const url = URL.parse(`http://${host}`);
  const address = socket.localAddress?.replace(/^::ffff:/, "");
  const names = [ownName.toLowerCase(), hostname().toLowerCase(), address, `[${address}]`];
  if (url === null || !(LOOPBACK.test(url.hostname) || names.includes(url.hostname))) return true;
  if (origin !== undefined) return URL.parse(origin)?.host !== host.toLowerCase();
  return site === "cross-site" && destination !== "document";
}
