import { INTRO_SKIPPED_PATH } from "../constants/intro";

export type Visit = {
  /** Path of the page shown. */
  path: string;
  /** Whether this tab has shown a page of the site before. */
  isFirstPage: boolean;
  wantsLessMotion: boolean;
  wantsLessData: boolean;
};

/** Whether a visit begins with the intro. */
export function hasIntro({ path, isFirstPage, wantsLessMotion, wantsLessData }: Visit): boolean {
  return isFirstPage && !path.startsWith(INTRO_SKIPPED_PATH) && !wantsLessMotion && !wantsLessData;
}
