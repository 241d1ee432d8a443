import type { RouteUpdateArgs } from "gatsby";
import { noteTransition } from "../stores/loading";

type Change = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/** Called before another page is shown: it fades in. The first page of a document does not. */
export function beginTransition({ location, prevLocation }: Change): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.documentElement.dataset.navigated = "";
  noteTransition(false);
}
