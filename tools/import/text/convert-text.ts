import type { ReportAt } from "../note";
import { outsideCode } from "./code-spans";
import { levelHeadings } from "./headings";
import { withoutHtml } from "./html";
import { type LinkTo, withoutShortCodes } from "./short-codes";

/** Imports and exports of MDX, at the beginning of a text. */
const MDX = /^(?:import\s.+from\s+["'].*["'];?|import\s+["'].*["'];?|export\s+const\s.*)$/gm;

/** Pictures that only other editors read: `![[a.png]]`, `![A](b c.png)`, `![A](a.png =300x200)`, `![A|300](a.png)`. */
const OBSIDIAN = /!\[\[([^\]|\n]+)(?:\|[^\]\n]*)?\]\]/g;
const SIZED =
  /(!\[[^\]\n]*?)(?:\|\d+(?:x\d+)?)?\]\(([^)<>"\n]+?\.(?:png|jpe?g|webp|avif|gif|svg))(?:\s+=\d*x\d*)?(?=[\s)])/gi;

const withMarkdownPictures = (text: string): string =>
  text
    .replace(OBSIDIAN, "![](<$1>)")
    .replace(SIZED, (_, words: string, url: string) => `${words}](${/\s/.test(url) ? `<${url}>` : url}`);

/** Turns the text of an old article into Markdown that this site reads. Links and pictures keep their addresses. */
export function convertText(body: string, isMdx: boolean, linkTo: LinkTo, reportAt: ReportAt): string {
  const text = withoutShortCodes(isMdx ? body.replace(MDX, "") : body, linkTo, reportAt);
  return withoutHtml(outsideCode(text, withMarkdownPictures), reportAt);
}

/** Leaves no line of spaces alone and no two empty lines in a row. */
const tidy = (body: string): string =>
  outsideCode(body, (piece) => piece.replace(/^[ \t]+$/gm, "").replace(/\n{3,}/g, "\n\n"));

/** The last step, once the title is known. */
export const finishText = (body: string, title: string): string => `${tidy(levelHeadings(body, title)).trim()}\n`;
