import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { GenericSchema } from "valibot";
import { FORM_NEARNESS } from "../../../constants/forms";
import type { EnhancementProps } from "./enhancement";

/** The engine with the rules of one form. */
export type Arrived = { Enhancement: ComponentType<EnhancementProps>; schema: GenericSchema };

/** Resolves when an element comes near the window, or gets the focus. */
function whenNear(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: FORM_NEARNESS },
    );
    observer.observe(element);
    element.addEventListener("focusin", () => resolve(), { signal, once: true });
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

/**
 * Fetches the engine of a form when the form comes near. Where it does not arrive, the form works as it does without a
 * script.
 * @param loadSchema stable over the life of the form
 */
export function useEnhancement(
  form: RefObject<HTMLFormElement | null>,
  loadSchema: () => Promise<GenericSchema>,
): Arrived | null {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const leaving = new AbortController();
    const load = async () => {
      await whenNear(element, leaving.signal);
      const [{ Enhancement }, schema] = await Promise.all([import("./enhancement"), loadSchema()]);
      if (!leaving.signal.aborted) setArrived({ Enhancement, schema });
    };
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [form, loadSchema]);
  return arrived;
}
