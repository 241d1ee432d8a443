import type { Tell } from "../note";
import { outsideCode } from "./code-spans";
import { levelHeadings } from "./headings";
import type { LinkTo } from "./short-code-calls";
import { withoutShortCodes } from "./short-codes";
import { withoutHtml } from "./without-html";

/** Imports and exports of MDX, at the beginning of a text. */
const MDX = /^(?:import\s.+from\s+["'].*["'];?|import\s+["'].*["'];?|export\s+const\s.*)$/gm;

/** Turns the text of an old article into Markdown that this site reads. Links and pictures keep their addresses. */
export function convertText(body: string, isMdx: boolean, linkTo: LinkTo, tell: Tell): string {
  const text = isMdx ? body.replace(MDX, "") : body;
  return withoutHtml(withoutShortCodes(text, linkTo, tell), tell);
}

/** Leaves no line of spaces alone and no two empty lines in a row. */
const tidy = (body: string): string =>
  outsideCode(body, (piece) => piece.replace(/^[ \t]+$/gm, "").replace(/\n{3,}/g, "\n\n"));

/** The last step, once the title is known. */
export const finishText = (body: string, title: string): string => `${tidy(levelHeadings(body, title)).trim()}\n`;
