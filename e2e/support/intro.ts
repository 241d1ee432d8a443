import { expect, type Page } from "@playwright/test";
import { INTRO_EVENT, INTRO_SLIDE_MS, type IntroState } from "../../src/constants/intro";

/** A state of the intro, when it began (ms since navigation), and the video and animation at that moment. */
export type IntroMoment = {
  state: IntroState;
  at: number;
  video?: { rate: number; hasEnded: boolean; seconds: number };
  /** The CSS animation, times in ms. */
  animation?: { name: string; delay: number; duration: number };
};

/** Records each state of the intro, in the documents that follow. */
export async function recordIntro(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    const moments: IntroMoment[] = [];
    Object.assign(window, { introMoments: moments });
    document.addEventListener(event, () => {
      const at = performance.now();
      const intro = document.getElementById("intro");
      const video = intro?.querySelector("video");
      const [animation] = intro?.getAnimations() ?? [];
      const { delay = 0, duration = 0 } = animation?.effect?.getTiming() ?? {};
      moments.push({
        state: document.documentElement.dataset.intro as IntroState,
        at,
        video: video ? { rate: video.playbackRate, hasEnded: video.ended, seconds: video.duration } : undefined,
        animation:
          animation instanceof CSSAnimation
            ? { name: animation.animationName, delay: Number(delay), duration: Number(duration) }
            : undefined,
      });
    });
  }, INTRO_EVENT);
}

/** The states of the intro in this document so far. */
export async function introMoments(page: Page): Promise<IntroMoment[]> {
  return page.evaluate(() => (window as unknown as { introMoments: IntroMoment[] }).introMoments);
}

export async function introStates(page: Page): Promise<IntroState[]> {
  return (await introMoments(page)).map(({ state }) => state);
}

/**
 * Waits until the style sheet has removed the intro.
 * @returns name of the animation, and its end in ms after the state began
 */
export async function introTakenAway(page: Page): Promise<{ name: string; end: number }> {
  await page.waitForSelector("#intro", { state: "attached" });
  return page.evaluate(async () => {
    const moves = document.getAnimations().filter((animation) => animation instanceof CSSAnimation);
    const move = moves.find(({ animationName }) => animationName.startsWith("intro-"));
    if (!move) throw new Error("No animation removes the intro");
    await move.finished;
    return { name: move.animationName, end: Number(move.effect?.getComputedTiming().endTime) };
  });
}

/** Stalls the video after it could play: the intro remains until something else ends it. */
export async function stallVideo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = function play() {
      this.dispatchEvent(new Event("canplay"));
      return new Promise(() => {});
    };
  });
}

/**
 * Under a stopped clock: expects the intro to leave one slide duration before it must be gone, and not sooner.
 * @param milliseconds after it began
 */
export async function expectIntroGoneAt(page: Page, milliseconds: number): Promise<void> {
  const root = page.locator("html");
  await page.clock.runFor(milliseconds - INTRO_SLIDE_MS - 1);
  await expect(root).toHaveAttribute("data-intro", "playing");
  await page.clock.runFor(1);
  await expect(root).toHaveAttribute("data-intro", "leaving");
  await page.clock.runFor(INTRO_SLIDE_MS);
  await expect(root).toHaveAttribute("data-intro", "gone");
  await expect(page.locator("#intro")).toHaveCount(0);
}
