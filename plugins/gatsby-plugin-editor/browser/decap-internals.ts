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
/** An item of a list: of the CMS, or of blocks (`block-list.ts`). */
export const LIST_ITEM = '[class*="SortableListItem"], .block';
/** The words by which a closed item is told from others. They are there, hidden, in an open one, too. */
export const ITEM_TITLE = '[class*="NestedObjectLabel"]';
/** The buttons in the bar above an item of a list. They have pictures and no names. */
export const FOLD_ITEM = '[class*="StyledListItemTopBar"] > button:first-child';
export const MOVE_ITEM = '[class*="StyledListItemTopBar"] > [aria-roledescription="sortable"]';
export const REMOVE_ITEM = '[class*="StyledListItemTopBar"] > button:last-child';
/** The switch between rich text and Markdown, without a name. */
export const MODE_SWITCH = '[class*="ToolbarToggle"][role="switch"]';
/** A notification of something that failed, at the edge of the window. */
export const FAILURE = ".Toastify__toast--error";
export const RICH_TEXT = ".cms-editor-visual";
/** The button of the rich text that makes and removes links, by its English title. */
export const RICH_TEXT_LINK = 'button[title="Link"]';
/** Clipboard type of nodes that Slate, the rich text of the CMS, copies and pastes. */
export const RICH_TEXT_NODES = "application/x-slate-fragment";

/** The beginning of the id that the label of a field names. */
export const fieldId = (name: string): string => `${name}-field-`;
/** What follows the name of a field in it. */
export const FIELD_ID_END = /-field-\d+$/;
/** The characters, invisible, that `visualEditing` puts behind the texts of a preview. */
export const VISUAL_MARK = /\u200b{4}(?:\u200b|\u200c|\u200d|\ufeff)+/g;

/** English texts of the buttons and menu items that save: "Publish now", "Save". */
const SAVES = /^(?:Publish |Save)/;

/** Whether an event saves the entry: a click on such a button, or the Enter key there. */
export function isSaving(event: Event): boolean {
  const isPressed = event.type === "click" || (event as KeyboardEvent).key === "Enter";
  const button = (event.target as Element).closest('[role="menuitem"], button');
  return isPressed && SAVES.test(button?.textContent ?? "");
}

const buttonsOf = (words: string): HTMLButtonElement[] =>
  [...document.querySelectorAll<HTMLButtonElement>('button, [role="button"]')].filter(
    (button) => button.textContent === words,
  );

/** The menu item that saves, in the menu *Publish*. */
export const SAVE_NOW = '[role="menuitem"]:first-child';

/**
 * The button that saves a draft, or opens the menu that publishes where there are no drafts; null
 * while nothing has changed.
 */
export function findSaveButton(): HTMLButtonElement | null {
  const [draft] = buttonsOf("Save");
  if (draft) return draft.disabled ? null : draft;
  return buttonsOf("Publish")[0] ?? null;
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
