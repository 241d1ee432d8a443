import type { Versions } from "./back-end/versions";
import { FORM, listenToDrafts } from "./decap-internals";
import { isFormOpen, waitFor } from "./form";
import { KEPT_QUESTION } from "./phrases";

/**
 * Delays the CMS's reading of unsaved changes until the form of their entry is open. It keeps them
 * in IndexedDB, from where they come sooner than the entry, which would then replace them. The entry
 * may have been saved elsewhere since, so the version from which they began is kept with them.
 */
export function holdDrafts(versions: Versions): void {
  listenToDrafts(async (event) => {
    event.stopImmediatePropagation();
    const request = event.target as IDBRequest<{ path?: string } | undefined>;
    await waitFor(isFormOpen, 6_000);
    if (request.result?.path) versions.resume(request.result.path);
    request.dispatchEvent(new Event(event.type));
  });
  const { confirm } = window;
  window.confirm = (question) => {
    const isAgreed = confirm.call(window, question);
    if (question === KEPT_QUESTION && !isAgreed) versions.discard();
    return isAgreed;
  };
  const keep = ({ target }: Event) => (target as Element).closest(FORM) && versions.keep();
  // What may change a field, with fields that are no inputs.
  for (const type of ["input", "pointerdown", "keydown"])
    addEventListener(type, keep, { capture: true });
}
