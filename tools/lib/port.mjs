import { get } from "node:http";
import { connect } from "node:net";

const TRY_MS = 1_000;

/**
 * Whether something listens there. Asking is surer than trying to listen: a program on 0.0.0.0 or on ::1 only does not
 * stop another one from listening on 127.0.0.1.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: TRY_MS });
    /** @param {boolean} result */
    const finish = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => finish(true));
    socket.once("timeout", () => finish(false));
    socket.once("error", () => finish(false));
  });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a program on this machine listens there
 */
export async function isTaken(port) {
  const found = await Promise.all(["127.0.0.1", "::1"].map((host) => answers(port, host)));
  return found.includes(true);
}

/**
 * Resolves once a page is served there; it may take minutes.
 * @param {string} url
 * @param {AbortSignal} signal ends the waiting
 * @returns {Promise<boolean>} false when the waiting was ended
 */
export async function untilServed(url, signal) {
  while (!signal.aborted) {
    const status = await new Promise((resolve) => {
      const request = get(url, { timeout: 30 * TRY_MS }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.once("timeout", () => request.destroy());
      request.once("error", () => resolve(0));
    });
    if (status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, TRY_MS / 2));
  }
  return false;
}
