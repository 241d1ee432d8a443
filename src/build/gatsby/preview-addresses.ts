import type { Store } from "gatsby";
import type { WebpackPluginInstance } from "webpack";

/** Gatsby goes on writing lines for a moment after its own addresses, and has no hook for the end of them, in ms. */
const QUIET_MS = 3_000;

/** Ends the lines of a starting preview with the addresses of site and editor. */
export function addressesPlugin(store: Store): WebpackPluginInstance {
  const { port, https } = store.getState().program as { port: number; https?: boolean };
  const address = `${https ? "https" : "http"}://localhost:${port}`;
  let isTold = false;
  const tell = () => console.info(`\nEverything is on port ${port}:\n  Site    ${address}\n  Editor  ${address}/admin`);
  return {
    apply: ({ hooks }) =>
      hooks.afterDone.tap("addresses", () => {
        if (!isTold) setTimeout(tell, QUIET_MS).unref();
        isTold = true;
      }),
  };
}
