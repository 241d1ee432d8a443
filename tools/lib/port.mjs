import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const TRY_MS = 500;

/**
 * Whether a program on this machine listens on a port. Connecting is surer than trying to listen: a program on 0.0.0.0 or on
 * ::1 only does not stop another one from listening on 127.0.0.1.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isTaken(port) {
  const connections = ["127.0.0.1", "::1"].map(async (host) => {
    const socket = connect({ port, host });
    await once(socket, "connect").finally(() => socket.destroy());
  });
  return Promise.any(connections).then(
    () => true,
    () => false,
  );
}

/**
 * Resolves once a page is served there; it may take minutes.
 * @param {string} url
 * @param {AbortSignal} signal ends the waiting
 * @returns {Promise<boolean>} false when the waiting was ended
 */
export async function untilServed(url, signal) {
  while (!signal.aborted) {
    const isServed = await fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return true;
    await sleep(TRY_MS);
  }
  return false;
}
