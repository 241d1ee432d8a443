import { listenToDrafts } from "./decap-internals";
import { isFormOpen, soon } from "./form";

async function hold(event: Event): Promise<void> {
  event.stopImmediatePropagation();
  await soon(isFormOpen, 6_000);
  event.target?.dispatchEvent(new Event(event.type));
}

/**
 * Hands unsaved changes to the CMS when the form of their entry stands. The CMS keeps them in
 * IndexedDB, and reads them sooner than the entry, which would then replace what was taken back.
 */
export const holdDrafts = (): void => listenToDrafts(hold);
