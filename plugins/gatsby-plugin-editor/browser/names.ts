import { FOLD_ITEM, LIST_ITEM, MODE_SWITCH, MOVE_ITEM, REMOVE_ITEM } from "./decap-internals";
import { itemNumber } from "./form";

const ofItem = (verb: string) => (button: Element) => {
  const item = button.closest(LIST_ITEM);
  return item ? `${verb} ${itemNumber(item)}` : verb;
};

/** Buttons of the CMS that have a picture alone, by selector, each with its name. */
const NAMES: readonly [selector: string, name: (button: Element) => string][] = [
  [FOLD_ITEM, ofItem("Show or hide")],
  [MOVE_ITEM, ofItem("Move")],
  [REMOVE_ITEM, ofItem("Remove")],
  [MODE_SWITCH, () => "Edit as Markdown"],
];

function nameAll(): void {
  for (const [selector, name] of NAMES)
    for (const button of document.querySelectorAll(selector))
      button.setAttribute("aria-label", name(button));
}

/** Names the buttons of the CMS that have none, for those who do not see them. */
export function nameButtons(): void {
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      nameAll();
    });
  }).observe(document.body, { childList: true, subtree: true });
}
