/**
 * The prompt for cookies takes the focus when it comes, but not from an open menu or from someone
 * who is typing. vanilla-cookieconsent has no option for that: it focuses an element of its own at
 * the beginning of the prompt.
 * @param modal the prompt
 */
export function keepFocusOfOthers(modal: HTMLElement): void {
  const start = modal.querySelector<HTMLElement>('[tabindex="-1"]');
  if (!start) return;
  const focus = start.focus.bind(start);
  start.focus = (options) => {
    if (document.activeElement === document.body) focus(options);
  };
}
