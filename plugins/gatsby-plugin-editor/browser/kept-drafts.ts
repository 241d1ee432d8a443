import type { Versions } from "./back-end/versions";
import type { SavedEntry } from "./check-before-save";
import type { Cms } from "./cms";
import { draftKey, draftKeyAt, FORM, guardDrafts, listenToDrafts } from "./decap-internals";
import { isFormOpen, waitFor } from "./form";

/**
 * Keeps unsaved changes when their form is left: the CMS deletes them then, and those of a new
 * entry when another one is saved. They go when they are saved, or declined as their form is opened
 * again.
 */
export function keepDrafts({ CMS }: { CMS: Cms }, versions: Versions): void {
  const savedKeys = new Set<string>();
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const { collection, newRecord } = entry.toJS() as SavedEntry;
      // The CMS goes on to the address of the entry before it deletes.
      if (newRecord) savedKeys.add(draftKey(collection));
    },
  });
  guardDrafts((key) => {
    const isOpen = key === draftKeyAt(location.hash);
    if (isOpen) versions.decline();
    return savedKeys.delete(key) || isOpen;
  });
}

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
  const keep = ({ target }: Event) => (target as Element).closest(FORM) && versions.keep();
  // What may change a field, with fields that are no inputs.
  for (const type of ["input", "pointerdown", "keydown"])
    addEventListener(type, keep, { capture: true });
}
