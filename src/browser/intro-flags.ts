import { INTRO_EVENT, type IntroState } from "../constants/intro";
import { noteIntro } from "../stores/loading";

/** Copies the state of the intro, which runs in its own script, into the store. */
export function followIntro(): void {
  const note = () => noteIntro(document.documentElement.dataset.intro as IntroState | undefined);
  document.addEventListener(INTRO_EVENT, note);
  note();
}
