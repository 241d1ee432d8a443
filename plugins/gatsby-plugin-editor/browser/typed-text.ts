import { LIST_ITEM, REMOVE_ITEM } from "./decap-internals";
import { itemInWords } from "./form";

/** Asks before an item of a list, such as a block, is removed with all that was written in it. */
function askBeforeRemoval(event: Event): void {
  const item = (event.target as Element).closest(REMOVE_ITEM)?.closest(LIST_ITEM);
  if (!item || confirm(`Remove ${itemInWords(item)}? This cannot be undone.`)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const OPPOSITES: Record<string, string> = { historyUndo: "redo", historyRedo: "undo" };
const isTyped = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element?.matches("input, textarea, [contenteditable=true]") ?? false;

/**
 * Undo and redo change the field with the focus alone, and bring it into sight. The browser goes on
 * with what was typed elsewhere before, perhaps out of sight or in a closed group.
 */
function undoInFocusedField(): void {
  let field: HTMLElement | null = null;
  addEventListener(
    "beforeinput",
    (event) => {
      if (!OPPOSITES[event.inputType]) return;
      const focused = document.activeElement;
      field = isTyped(focused) ? focused : null;
      if (!field) event.preventDefault();
    },
    { capture: true },
  );
  addEventListener(
    "input",
    (event) => {
      const opposite = OPPOSITES[(event as InputEvent).inputType];
      const changed = event.target as HTMLElement;
      if (!opposite || !field) return;
      const focused = field;
      if (changed === focused) return changed.scrollIntoView({ block: "nearest" });
      event.stopImmediatePropagation();
      // Its event is not another one of the editor's.
      field = null;
      document.execCommand(opposite);
      focused.focus();
    },
    { capture: true },
  );
}

/** Keeps what was typed from being removed by mistake. */
export function keepTypedText(): void {
  addEventListener("click", askBeforeRemoval, { capture: true });
  undoInFocusedField();
}
