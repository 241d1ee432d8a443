import type { ReportAt } from "../report";
import { reportDialects } from "./dialects";
import { levelHeadings } from "./headings";
import { withoutHtml } from "./html";

/** Imports and exports of MDX, at the beginning of a text. */
const MDX = /^(?:import\s.+from\s+["'].*["'];?|import\s+["'].*["'];?|export\s+const\s.*)$/gm;

/** Turns the text of an old article into Markdown that this site reads. Links and pictures keep their addresses. */
export function convertText(body: string, isMdx: boolean, reportAt: ReportAt): string {
  const text = isMdx ? body.replace(MDX, "") : body;
  reportDialects(text, reportAt);
  return withoutHtml(text, reportAt);
}

/** The last step, once the title is known. */
export const finishText = (body: string, title: string): string => `${levelHeadings(body, title).trim()}\n`;
