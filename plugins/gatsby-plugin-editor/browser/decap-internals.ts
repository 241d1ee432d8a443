/**
 * Selectors, names and storage of Decap CMS that are not documented and that the editor depends on;
 * `page.css` has some more. `decap-internals.test.ts` looks for them in the installed version.
 */

/** The pane with the form of an entry. */
export const FORM = '[class*="ControlPaneContainer"]';
/** The element around a field, its label and its messages. Groups and lists contain others. */
export const CONTROL = '[class*="ControlContainer"]';
/** Messages of the CMS at a field. */
export const MESSAGE = '[class*="ControlErrorsList"] li';
export const LIST_ITEM = '[class*="SortableListItem"]';
/** The words by which a closed item is told from others. They are there, hidden, in an open one, too. */
export const ITEM_TITLE = '[class*="NestedObjectLabel"]';
/** The button that removes an item of a list, the last one of the bar above it. */
export const REMOVE_ITEM = '[class*="StyledListItemTopBar"] > button:last-child';
/** A notification of something that failed, at the edge of the window. */
export const FAILURE = ".Toastify__toast--error";
export const RICH_TEXT = ".cms-editor-visual";
/** The button of the rich text that makes and removes links, by its English title. */
export const RICH_TEXT_LINK = 'button[title="Link"]';
/** Clipboard type of nodes that Slate, the rich text of the CMS, copies and pastes. */
export const RICH_TEXT_NODES = "application/x-slate-fragment";

/** The beginning of the id that the label of a field names. */
export const fieldId = (name: string): string => `${name}-field-`;

/** English texts of the buttons and menu items that save: "Publish now", "Save". */
const SAVES = /^(?:Publish |Save)/;

/** Whether an event saves the entry: a click on such a button, or the Enter key there. */
export function isSaving(event: Event): boolean {
  const isPressed = event.type === "click" || (event as KeyboardEvent).key === "Enter";
  const button = (event.target as Element).closest('[role="menuitem"], button');
  return isPressed && SAVES.test(button?.textContent ?? "");
}

/** The button that deletes an entry, where an event is a click on it. */
export const findDeleteButton = ({ target }: Event): HTMLElement | null => {
  const button = (target as Element).closest<HTMLElement>("button");
  return button?.textContent === "Delete entry" ? button : null;
};

/** Keys of unsaved changes in IndexedDB: `backup.<collection>.<entry>`. */
const DRAFT = /^backup\./;

/** Calls a listener when the CMS has read unsaved changes from IndexedDB, before its own handler. */
export function listenToDrafts(listener: (event: Event) => void): void {
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    if (DRAFT.test(String(key))) request.addEventListener("success", listener, { once: true });
    return request;
  };
}
