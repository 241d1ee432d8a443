import type { RouteUpdateArgs } from "gatsby";
import { noteTransition } from "../stores/loading";

type Change = Pick<RouteUpdateArgs, "location" | "prevLocation">;

/** Before another page is shown: it fades in, as the first page of the document does not. */
export function beginTransition({ location, prevLocation }: Change): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.documentElement.dataset.navigated = "";
  noteTransition(false);
}
