import type { Locator } from "@playwright/test";

export type Transition = { property: string; ms: number; from: string; to: string };

/** Records the transitions of an element, not of its descendants, as they begin. */
export async function recordTransitions(element: Locator): Promise<void> {
  await element.evaluate((node) => {
    const transitions: Transition[] = [];
    Object.assign(window, { transitions });
    (node as HTMLElement).addEventListener("transitionrun", ({ target, propertyName }) => {
      const animation = node
        .getAnimations()
        .find((running) => running instanceof CSSTransition && running.transitionProperty === propertyName);
      if (target !== node || !(animation?.effect instanceof KeyframeEffect)) return;
      const values = animation.effect.getKeyframes().map((frame) => String(frame[propertyName]));
      const ms = Number(animation.effect.getComputedTiming().duration);
      transitions.push({ property: propertyName, ms, from: values.at(0) ?? "", to: values.at(-1) ?? "" });
    });
  });
}

/** The recorded transitions of a property. */
export async function transitionsOf(element: Locator, property: string): Promise<Transition[]> {
  return element.evaluate(
    (_node, name) =>
      (window as unknown as { transitions: Transition[] }).transitions.filter(
        (transition) => transition.property === name,
      ),
    property,
  );
}
