import type { Tell } from "../note";
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

/** The last step, once the title is known. */
export const finishText = (body: string, title: string): string =>
  `${levelHeadings(body, title)
    .replace(/[ \t]+$/gm, (end) => (end.length > 1 && !end.includes("\t") ? "  " : ""))
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
