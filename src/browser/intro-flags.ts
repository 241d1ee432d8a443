import { INTRO_EVENT, type IntroState } from "../constants/intro-state";
import { noteIntro } from "../stores/loading";

/** The intro runs without the site's script; this tells the site how far it is. */
export function followIntro(): void {
  const note = () => noteIntro(document.documentElement.dataset.intro as IntroState | undefined);
  document.addEventListener(INTRO_EVENT, note);
  note();
}
