import { isFormOpen, soon } from "./form";

async function hold(event: Event): Promise<void> {
  event.stopImmediatePropagation();
  await soon(isFormOpen, 6_000);
  event.target?.dispatchEvent(new Event(event.type));
}

/**
 * The CMS keeps unsaved changes in IndexedDB, as `backup.<collection>.<entry>`, and offers them
 * when their form opens. It reads them sooner than the entry, which then replaces what was taken
 * back. So what was kept is handed over when the form stands.
 */
export function holdDrafts(): void {
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    if (/^backup\./.test(String(key))) request.addEventListener("success", hold, { once: true });
    return request;
  };
}
