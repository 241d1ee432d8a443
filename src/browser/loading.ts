import type { RouteUpdateArgs } from "gatsby";
import { INTRO_EVENT, type IntroState } from "../constants/intro";
import { noteIntro, noteTransition } from "../stores/loading";

/** Copies the state of the intro, which runs in its own script, into the store. */
export function followIntro(): void {
  const note = () => noteIntro(document.documentElement.dataset.intro as IntroState | undefined);
  document.addEventListener(INTRO_EVENT, note);
  note();
}

/** Called before another page is shown: it fades in. The first page of a document does not. */
export function beginTransition({ location, prevLocation }: Pick<RouteUpdateArgs, "location" | "prevLocation">): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.documentElement.dataset.navigated = "";
  noteTransition(false);
}
