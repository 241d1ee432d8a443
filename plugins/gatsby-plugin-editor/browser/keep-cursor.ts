import type { Path } from "../../gatsby-source-content/model";
import { isFirstSave } from "../forms";
import { FORM } from "./decap-internals";
import { fieldPathOf, placeAt, reveal, waitFor } from "./form";

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element !== null && "selectionStart" in element && element.selectionStart !== null;

/**
 * Brings the cursor back into its field after the first save of an entry, with which the CMS draws
 * its form anew.
 */
export function keepCursor(): void {
  let field: Element | null = null;
  let path: Path = [];
  addEventListener("focusin", ({ target }) => {
    const element = target as Element;
    if (!element.closest(FORM)) return;
    field = element;
    path = fieldPathOf(element);
  });
  addEventListener("hashchange", async ({ oldURL, newURL }) => {
    const before = field;
    if (!before || !isFirstSave(new URL(oldURL).hash, new URL(newURL).hash)) return;
    const place = await waitFor(() => (before.isConnected ? null : placeAt(path)));
    if (document.activeElement !== document.body) return;
    await reveal(place);
    const { activeElement } = document;
    if (isText(before) && isText(activeElement))
      activeElement.setSelectionRange(before.selectionStart, before.selectionEnd);
  });
}
