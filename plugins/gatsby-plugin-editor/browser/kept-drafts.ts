import { listenToDrafts } from "./decap-internals";
import { isFormOpen, waitFor } from "./form";

async function hold(event: Event): Promise<void> {
  event.stopImmediatePropagation();
  await waitFor(isFormOpen, 6_000);
  event.target?.dispatchEvent(new Event(event.type));
}

/**
 * Delays the CMS's reading of unsaved changes until the form of their entry is open. It keeps them
 * in IndexedDB, from where they come sooner than the entry, which would then replace them.
 */
export const holdDrafts = (): void => listenToDrafts(hold);
