import type { Tell } from "../note";
import { outsideCode } from "./code-spans";
import { callText, type LinkTo, readCall } from "./short-code-calls";

/** Stands for a brace that must stay: Unicode keeps it free for private use. */
const KEPT_BRACE = "\uE000";
const keep = (text: string): string => text.replaceAll("{", KEPT_BRACE);

const RAW = /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g;
const HIGHLIGHT =
  /(?:\{%-?\s*highlight\s+(\S+)[^%]*%\}|\{\{[<%]\s*highlight\s+"?([\w+#-]+)[^}]*[>%]\}\})([\s\S]*?)(?:\{%-?\s*endhighlight\s*-?%\}|\{\{[<%]\s*\/\s*highlight\s*[>%]\}\})/g;
const COMMENT = /\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g;
/** Hugo shows `{{</* x *\/>}}` as `{{< x >}}`. */
const SHOWN = /\{\{([<%])\/\*([\s\S]*?)\*\/([>%])\}\}/g;
const CALL = /\{\{[<%]([\s\S]*?)[>%]\}\}|\{%-?([\s\S]*?)-?%\}|(?<!\{)\{\{(?!\{)([\s\S]*?)\}\}/g;
/** Kramdown's classes and table of contents: `{:.note}`, `* TOC`. */
const KRAMDOWN = /^(?:[*-] .*\n)?\{:toc\}[ \t]*$|(?<=\S|^)\{:[^}\n]*\}/gim;
/** WordPress writes captions and players in square brackets. */
const CAPTION = /\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/g;
const EMBED = /\[embed\b[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g;
/** The address of the site itself, which ours leave out. */
const OWN_ADDRESS = /^\s*(?:site\.(?:baseurl|url|github\.url)|url|baseurl)\s*(?:\||$)/;
/** `{{ "/a.jpg" | relative_url }}` */
const FILTERED = /^\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:.*)\s*$/;

const lines = (text: string): number => text.split("\n").length - 1;

/** Nothing of a text, in as many lines: remarks name the lines of the source. */
const onlyLines = (text: string): string => "\n".repeat(lines(text));

/** A variable of a template that has a value for us; null for all others. */
function variableText(text: string): string | null {
  return OWN_ADDRESS.test(text) ? "" : (FILTERED.exec(text)?.[1] ?? null);
}

/**
 * Turns short codes of Hugo and tags of liquid into Markdown, as far as they mean the same on every site. The others stay,
 * and are told. Code is left alone, as Gatsby and Astro show it.
 */
export function withoutShortCodes(body: string, linkTo: LinkTo, tell: Tell): string {
  const prepared = body
    .replace(RAW, (_, text: string) => keep(text))
    .replace(SHOWN, (_, open: string, text: string, close: string) => keep(`{{${open}${text}${close}}}`))
    .replace(HIGHLIGHT, (_, liquid: string, hugo: string, code: string) => {
      const text = code.replace(/^[ \t]*\n/, "").replace(/\n?[ \t]*$/, "");
      return `\`\`\`${liquid ?? hugo}\n${text}\n\`\`\``;
    })
    .replace(COMMENT, onlyLines);
  const plain = outsideCode(prepared, (piece) =>
    piece.replace(KRAMDOWN, onlyLines).replace(CAPTION, "$1").replace(EMBED, "$1"),
  );
  const converted = outsideCode(plain, (piece, start) =>
    piece.replace(CALL, (whole, hugo: string, liquid: string, variable: string, offset: number) => {
      const text = variable === undefined ? callText(readCall(hugo ?? liquid ?? ""), linkTo) : variableText(variable);
      if (text !== null) return text;
      tell({
        line: lines(plain.slice(0, start + offset)) + 1,
        rule: `has ${JSON.stringify(whole.slice(0, 60))}, which only the old site understands`,
        fix: "write in its place what it showed, or remove it",
        isLoss: true,
      });
      return whole;
    }),
  );
  return converted.replaceAll(KEPT_BRACE, "{");
}
