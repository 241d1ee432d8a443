import type { MAP_FAILED, MAP_READY } from "../../../../constants/interactive-map";

/** Sends a message to the page around this document, which has the same origin. */
export function tellPage(message: typeof MAP_READY | typeof MAP_FAILED): void {
  window.parent.postMessage(message, location.origin);
}
