import type { Path } from "../content-model/problem";

/** The CMS writes a field with its label, its message and what stands in it into one of these; groups and lists have more within. */
const CONTROL = '[class*="ControlContainer"]';
const MESSAGE = '[class*="ControlErrorsList"] li';

/** What one of the next frames has; undefined when none has. */
export async function soon<Found>(find: () => Found | null | undefined, frames = 600): Promise<Found | undefined> {
  for (let frame = 0; frame < frames; frame++) {
    const found = find();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

const around = (element: Element): Element | null => element.parentElement?.closest(CONTROL) ?? null;
const labelOf = (control: Element): HTMLLabelElement | null => control.querySelector("label");

/** The control of a field, or the next around it that there is; null when no form is open. */
export function controlAt(path: Path): Element | null {
  let control: Element | null = null;
  let index = 0;
  for (const key of path) {
    if (typeof key === "number") index = key;
    else {
      const all: Element[] = [...(control ?? document).querySelectorAll(CONTROL)];
      const named = all.filter((one) => around(one) === control && labelOf(one)?.htmlFor.startsWith(`${key}-field-`));
      const found: Element | undefined = named[index];
      if (!found) return control;
      [control, index] = [found, 0];
    }
  }
  return control;
}

export const isFormOpen = (): boolean => document.querySelector(CONTROL) !== null;

/** The outermost closed group or item of a list. */
function closedAround(element: Element | null): Element | null {
  if (!element) return null;
  return closedAround(element.parentElement) ?? (getComputedStyle(element).display === "none" ? element : null);
}

/** Opens what a field is in, and goes there. */
export async function reveal(control: Element): Promise<void> {
  for (let closed = closedAround(control); closed; closed = closedAround(control)) {
    const [before, toggle] = [closed, closed.parentElement?.querySelector("button")];
    toggle?.click();
    if (!(await soon(() => closedAround(control) !== before, 60))) return;
  }
  control.scrollIntoView({ block: "center" });
  control.querySelector<HTMLElement>("input, textarea, [contenteditable=true], button")?.focus();
}

/** Shows messages at their fields, as the CMS shows its own, until the field changes. */
export function markFields(faults: readonly { path: Path; message: string }[]): void {
  const marked = faults.flatMap(({ path, message }) => {
    const control = controlAt(path);
    control?.setAttribute("data-fault", message);
    return control ?? [];
  });
  if (marked[0]) void reveal(marked[0]);
}

/** `Facts, Value is required.` */
function inWords(message: Element): string {
  const groups: string[] = [];
  const own = message.closest(CONTROL);
  for (let group = own && around(own); group; group = around(group))
    groups.unshift(`${labelOf(group)?.firstChild?.textContent}, `);
  return groups.join("") + message.textContent;
}

function isSaving(event: Event): boolean {
  if (event instanceof KeyboardEvent && event.key !== "Enter") return false;
  const pressed = event.target instanceof Element && event.target.closest('[role="menuitem"], button');
  return pressed !== false && /^(?:Publish |Save)/.test(pressed?.textContent ?? "");
}

/**
 * Leads to the first field that the CMS does not take, which it marks also where nobody sees it, and names all of them.
 * @param notSaved what the CMS says then: its words are fixed when it starts
 */
export function leadToMessages(notSaved: string): void {
  const unmark = (control: Element | null | undefined) => control?.removeAttribute("data-fault");
  addEventListener("input", ({ target }) => unmark((target as Element).closest("[data-fault]")), { capture: true });
  const lead = async (event: Event) => {
    if (!isSaving(event)) return;
    for (const control of document.querySelectorAll("[data-fault]")) unmark(control);
    const first = await soon(() => document.querySelector(MESSAGE), 60);
    if (!first) return;
    const control = first.closest(CONTROL);
    const words = [...document.querySelectorAll(MESSAGE)].map(inWords).join(" ");
    if (control) await reveal(control);
    const said = await soon(
      () =>
        [...document.querySelectorAll('[role="alert"] *')].find(
          ({ textContent, children }) => children.length === 0 && textContent === notSaved,
        ),
      60,
    );
    if (said?.firstChild) said.firstChild.nodeValue = `Not saved: ${words}`;
  };
  for (const type of ["click", "keydown"]) addEventListener(type, lead, { capture: true });
}
