import { FAILURE } from "./decap-internals";
import { element } from "./dialog";
import { LISTED, NOT_SAVED } from "./phrases";

/** Classes of the elements with refusals, and with words for screen readers alone. */
const [REFUSALS, STATUS] = ["editorMessages", "editorStatus"];
const elementOf = (className: string): Element | null => document.querySelector(`.${className}`);

/** A problem in a message, and what leads to its field. */
export type Line = { words: string; lead?: (() => unknown) | undefined };

function item({ words, lead }: Line): HTMLLIElement {
  if (!lead) return element("li", {}, words);
  const button = element("button", { type: "button", className: "toField" }, words);
  button.onclick = () => void lead();
  return element("li", {}, button);
}

/**
 * Shows a message, and has it read aloud, until it is closed or the entry is saved again.
 * @param lines problems, of which each stands on a line of its own
 */
export function showMessage(words: string, lines: readonly Line[] = []): void {
  const alert = element("div", { role: "alert" }, element("p", {}, words));
  if (lines.length > 0) alert.append(element("ul", {}, ...lines.map(item)));
  const shown = [...(elementOf(REFUSALS)?.children ?? [])];
  if (shown.some((one) => one.firstChild?.textContent === alert.textContent)) return;
  const button = element("button", { type: "button" }, "Dismiss");
  const message = element("div", {}, alert, button);
  button.onclick = () => message.remove();
  elementOf(REFUSALS)?.append(message);
}

export const clearMessages = (): void => elementOf(REFUSALS)?.replaceChildren();

/** Has words read aloud that the page shows in another way. */
export function announce(words: string): void {
  elementOf(STATUS)?.replaceChildren(words);
}

/**
 * Keeps what the CMS says of failures: by itself it takes that away after eight seconds, read or
 * not. Its own notification of them is hidden by `messages.css`.
 */
export function keepFailures(): void {
  document.body.append(
    element("div", { className: REFUSALS }),
    element("div", { className: STATUS, role: "status" }),
  );
  // What these are about is listed with its fields: by `leadToMessages`, and by `refuse`.
  const isListed = (words: string) => words === NOT_SAVED || words.endsWith(LISTED);
  const keep = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const failure of [node, ...node.querySelectorAll(FAILURE)])
      if (failure.matches(FAILURE) && !isListed(failure.textContent))
        showMessage(failure.textContent);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(keep);
  }).observe(document.body, { childList: true, subtree: true });
}
