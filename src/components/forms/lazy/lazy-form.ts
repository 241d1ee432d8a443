import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { whenNear } from "../../../dom/when-near";
import { MissingForm } from "./missing-form";

/** Ends the waits for forms that are in the built page, by the ids of their places. */
const waits = new Map<string, () => void>();

/** The form is wanted now, wherever it is. */
export const fetchNow = (id: string): void => waits.get(id)?.();

/** Resolves when a place that is in the page already comes near the window, or gets the focus. */
const whenWanted = (id: string, place: HTMLElement) =>
  new Promise<void>((resolve) => {
    const arrive = () => {
      stop();
      waits.delete(id);
      resolve();
    };
    const stop = whenNear(place, arrive);
    waits.set(id, arrive);
  });

const never = () => new Promise<never>(() => {});

/**
 * A form whose script arrives when the form comes near: built pages hold its HTML, which works by itself until then, and for
 * good when the script does not arrive. A page that is navigated to fetches it at once.
 * @param id of its place, once on a page
 */
export function lazyForm<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const place = typeof document === "undefined" ? null : document.getElementById(id);
    const built = place?.querySelector("form") ? place : null;
    if (built) await whenWanted(id, built);
    const form = await load().catch(() => (built?.isConnected ? never() : MissingForm));
    return { default: form as ComponentType<Props> };
  });
}
