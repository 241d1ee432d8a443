import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { whenNear } from "../../../dom/when-near";
import { MissingForm } from "./missing-form";

/** Ends waiting, by id of the place, for forms in the built page. */
const waits = new Map<string, () => void>();

/** Loads the form now. */
export const fetchNow = (id: string): void => waits.get(id)?.();

/** Resolves when a place in the built page comes near the viewport or gets the focus. */
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
 * A form whose script loads when it comes near. Built pages hold its HTML, which works without that script, also when
 * loading fails. After client navigation it loads immediately.
 * @param id of its place, unique on a page
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
