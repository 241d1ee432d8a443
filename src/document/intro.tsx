import { INTRO_SKIPPED_PATH, INTRO_VIDEO } from "../constants/intro";

/**
 * Whether the HTML of a page has the intro. The page for unknown addresses may stand for one
 * without.
 */
export const hasIntro = (path: string): boolean =>
  !path.startsWith(INTRO_SKIPPED_PATH) && path !== "/404" && path !== "/404.html";

/**
 * The film of a stone that is put together and cut open. `early/intro.ts` plays it;
 * `styles/_intro.scss` draws and hides it.
 */
export function Intro() {
  return (
    <div id="intro" className="intro" aria-hidden="true">
      <video muted playsInline preload="none" tabIndex={-1} width={240} height={240}>
        <source src={`${INTRO_VIDEO}.webm`} type='video/webm; codecs="av01.0.01M.08"' />
        <source src={`${INTRO_VIDEO}.mp4`} type='video/mp4; codecs="avc1.64001f"' />
      </video>
    </div>
  );
}
