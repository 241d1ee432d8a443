import { GATSBY_IDS } from "../../lib/gatsby-output";
import { MESSAGE_SENT_ID } from "./message-sent";
import { MAIN_ANCHOR, MENU_ID } from "./routes";

/**
 * Ids of elements around the content of pages, whatever they show, the cookie prompt and the forms
 * for projects and applications included. No block and no entry may take them. An id with an underscore or a capital
 * letter cannot be an anchor. `e2e/built/html.spec.ts` finds one that is missing here.
 */
export const SHELL_IDS: readonly string[] = [
  ...GATSBY_IDS,
  MAIN_ANCHOR,
  MENU_ID,
  "menu-services",
  "intro",
  "project-form",
  "career-form",
  MESSAGE_SENT_ID,
  "cc-main",
];

/** The same on pages with a text, which no heading of the text may take. */
export const PAGE_IDS: readonly string[] = [
  ...SHELL_IDS,
  "related",
  "start-project",
  "short-version",
  "tags",
];
