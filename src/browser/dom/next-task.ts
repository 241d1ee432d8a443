/**
 * Resolves in a new task, before which the browser may react to input. It uses a message instead of
 * a timer, which browsers throttle.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
