import { pictureText, playerAddress } from "../../../src/content-loader/markdown/edit-markdown";
import type { ReportAt } from "../note";
import { outsideCode } from "./code-spans";

/** The address of another article, by its file or name; null where there is none. */
export type LinkTo = (name: string) => string | null;

/** A short code or liquid tag: `{{< figure src="a.jpg" >}}`, `{% youtube abc %}`. */
type Call = { values: string[]; named: Record<string, string> };

const ARGUMENT =
  /(?:([\w-]+)\s*(?:=|:(?!\/\/))\s*)?(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`([^`]*)`|([^\s"'`,]+)),?/g;
const MEDIUM = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm)(?:[?#].*)?$/i;

function readArguments(text: string): Call {
  const call: Call = { values: [], named: {} };
  for (const [, key, double, single, raw, bare] of text.matchAll(ARGUMENT)) {
    const value = (double ?? single ?? raw ?? bare ?? "").replace(/\\(["'])/g, "$1");
    if (key) call.named[key.toLowerCase()] = value;
    else call.values.push(value);
  }
  return call;
}

function picture({ values, named }: Call): string | null {
  const at = values.findIndex((value) => MEDIUM.test(value));
  const address = named.src ?? named.image_path ?? named.path ?? named.url ?? named.image ?? named.file ?? values[at];
  if (!address) return null;
  // Octopress has sizes between the address and the words.
  const [words, more] = values.slice(at + 1).filter((value) => !/^\d+(?:px|%)?$/.test(value));
  const caption = named.caption ?? named.title ?? "";
  return pictureText(address, named.alt ?? more ?? words ?? caption, caption);
}

/** The address of a video on a line of its own, of that or of the video's id. */
const player =
  (base: string) =>
  ({ values, named }: Call): string | null => {
    const video = values[0] ?? named.id ?? "";
    const address = playerAddress(video) ?? playerAddress(base + video);
    return address && `\n\n${address}\n\n`;
  };

const link = ({ values, named }: Call, linkTo: LinkTo) => linkTo(values[0] ?? named.id ?? "");

const gist = ({ values }: Call): string | null =>
  values[0] ? `[gist.github.com](https://gist.github.com/${values.slice(0, 2).join("/")})` : null;

const tweet = ({ named: { user, id } }: Call): string | null =>
  user && id ? `[@${user}](https://x.com/${user}/status/${id})` : null;

/** The short codes that mean the same on every site, those of Hugo, Jekyll and its usual plugins. */
const HANDLERS = new Map<string, (call: Call, linkTo: LinkTo) => string | null>([
  ["youtube", player("https://www.youtube.com/watch?v=")],
  ["vimeo", player("https://vimeo.com/")],
  ["gist", gist],
  ["tweet", tweet],
  ["x", tweet],
  ...["ref", "relref", "post_url", "link"].map((name) => [name, link] as const),
  ...["figure", "img", "image", "picture"].map((name) => [name, picture] as const),
  // They only let HTML through.
  ...["rawhtml", "html", "raw"].map((name) => [name, () => ""] as const),
]);

/** Stands for a brace that must stay: Unicode keeps it free for private use. */
const KEPT_BRACE = "\uE000";
const keep = (text: string): string => text.replaceAll("{", KEPT_BRACE);

const RAW = /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g;
const HIGHLIGHT =
  /(?:\{%-?\s*highlight\s+(\S+)[^%]*%\}|\{\{[<%]\s*highlight\s+"?([\w+#-]+)[^}]*[>%]\}\})([\s\S]*?)(?:\{%-?\s*endhighlight\s*-?%\}|\{\{[<%]\s*\/\s*highlight\s*[>%]\}\})/g;
const COMMENT = /\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g;
/** Comments that told the old site where a teaser ends, or what kind of block follows. */
const MARK = /<!--\s*(?:more|excerpt|end|readmore|\/?wp:)[\s\S]*?-->/g;
/** Hugo shows `{{</* x *\/>}}` as `{{< x >}}`. */
const SHOWN = /\{\{([<%])\/\*([\s\S]*?)\*\/([>%])\}\}/g;
export const CALL = /\{\{[<%]([\s\S]*?)[>%]\}\}|\{%-?([\s\S]*?)-?%\}|(?<!\{)\{\{(?!\{)([\s\S]*?)\}\}/g;
/** Kramdown's classes and table of contents: `{:.note}`, `* TOC`. */
const KRAMDOWN = /^(?:[*-] .*\n)?\{:toc\}[ \t]*$|(?<=\S|^)\{:[^}\n]*\}/gim;
/** WordPress writes captions and players in square brackets. */
const WORDPRESS = /\[(caption|embed)\b[^\]]*\]\s*([\s\S]*?)\s*\[\/\1\]/g;
/** The address of the site itself, which ours leave out. */
const OWN_ADDRESS = /^\s*(?:site\.(?:baseurl|url|github\.url)|url|baseurl)\s*(?:\||$)/;
/** `{{ "/a.jpg" | relative_url }}` */
const FILTERED = /^\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:.*)\s*$/;

/** A variable of a template that has a value for us; null for all others. */
const variableText = (text: string): string | null =>
  OWN_ADDRESS.test(text) ? "" : (FILTERED.exec(text)?.[1] ?? null);

function callText(text: string, linkTo: LinkTo): string | null {
  const [, code = "", rest = ""] = /^\s*(?:include(?:_cached|_relative)?\s+)?([\w./-]+)([\s\S]*)$/.exec(text) ?? [];
  // Of `{% include figure.html image="..." %}`, and of `{{< /rawhtml >}}`.
  const name = code.replace(/^.*\/|\.\w+$/g, "").toLowerCase();
  return HANDLERS.get(name)?.(readArguments(rest), linkTo) ?? null;
}

/** Turns the short codes of Hugo and tags of liquid that are the same everywhere into Markdown. The others stay, and are reported. */
export function withoutShortCodes(body: string, linkTo: LinkTo, reportAt: ReportAt): string {
  const prepared = body
    .replace(RAW, (_, text: string) => keep(text))
    .replace(SHOWN, (_, open: string, text: string, close: string) => keep(`{{${open}${text}${close}}}`))
    .replace(HIGHLIGHT, (_, liquid: string, hugo: string, code: string) => {
      const text = code.replace(/^[ \t]*\n/, "").replace(/\n?[ \t]*$/, "");
      return `\`\`\`${liquid ?? hugo}\n${text}\n\`\`\``;
    })
    .replace(COMMENT, "");
  const convert = (whole: string, hugo?: string, liquid?: string, variable?: string): string => {
    const text = variable === undefined ? callText(hugo ?? liquid ?? "", linkTo) : variableText(variable);
    if (text === null)
      reportAt(whole, {
        rule: `has ${JSON.stringify(whole.slice(0, 60))}, which only the old site understands`,
        fix: "write in its place what it showed, or remove it",
        isLoss: true,
      });
    return text ?? whole;
  };
  return outsideCode(prepared, (piece) =>
    piece.replace(KRAMDOWN, "").replace(MARK, "").replace(WORDPRESS, "$2").replace(CALL, convert),
  ).replaceAll(KEPT_BRACE, "{");
}
