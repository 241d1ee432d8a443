import { FAILURE } from "./decap-internals";
import { element } from "./dialog";
import { NOT_SAVED } from "./phrases";

/** Classes of the elements with refusals, and with words for screen readers alone. */
const [REFUSALS, STATUS] = ["editorMessages", "editorStatus"];
const elementOf = (className: string): Element | null => document.querySelector(`.${className}`);

/** Shows a message, and has it read aloud, until it is closed or the entry is saved again. */
export function showMessage(words: string): void {
  const shown = [...(elementOf(REFUSALS)?.children ?? [])];
  if (shown.some((one) => one.firstChild?.textContent === words)) return;
  const button = element("button", { type: "button" }, "Dismiss");
  const message = element("div", {}, element("p", { role: "alert" }, words), button);
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
  const keep = (node: Node) => {
    if (!(node instanceof Element)) return;
    // `leadToMessages` names the fields instead.
    for (const failure of [node, ...node.querySelectorAll(FAILURE)])
      if (failure.matches(FAILURE) && failure.textContent !== NOT_SAVED)
        showMessage(failure.textContent);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(keep);
  }).observe(document.body, { childList: true, subtree: true });
}
