import { LIST_ITEM, REMOVE_ITEM } from "./decap-internals";
import { itemInWords } from "./form";

/** Asks before an item of a list, such as a block, is removed with all that was written in it. */
function askBeforeRemoval(event: Event): void {
  const item = (event.target as Element).closest(REMOVE_ITEM)?.closest(LIST_ITEM);
  if (!item || confirm(`Remove ${itemInWords(item)}? This cannot be undone.`)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps what was typed from being removed by mistake. */
export function keepTypedText(): void {
  addEventListener("click", askBeforeRemoval, { capture: true });
}
