/**
 * Lets the cookie prompt take the focus only when nothing else has it, such as an open menu or a
 * field. vanilla-cookieconsent has no option for that: it focuses an element at the beginning of
 * the prompt.
 * @param modal the prompt
 */
export function keepFocusFromPrompt(modal: HTMLElement): void {
  const start = modal.querySelector<HTMLElement>('[tabindex="-1"]');
  if (!start) return;
  const focus = start.focus.bind(start);
  start.focus = (options) => {
    if (document.activeElement === document.body) focus(options);
  };
}
