import { Parser } from "htmlparser2";
import { INLINE_TAGS, VOID_TAGS } from "../../../src/content-loader/markdown/raw-html";

export type Tag = { name: string; isClosing: boolean; attributes: Record<string, string> };

const TAG = /^<(\/?)([a-z][\w.:-]*)/i;

/** Reads one tag; null for comments and what is none. */
export function readTag(html: string): Tag | null {
  const [, slash, name] = TAG.exec(html) ?? [];
  if (!name) return null;
  let attributes: Record<string, string> | undefined;
  // Further tags may follow.
  const parser = new Parser({ onopentag: (_, found) => (attributes ??= found) });
  if (!slash) parser.end(html);
  return { name, isClosing: slash === "/", attributes: attributes ?? {} };
}

/** Elements that only arrange: their content stays, they go without a word. */
const ARRANGING = new Set(
  `a img address article aside big center div figcaption figure font footer header hgroup label main nav nobr p picture
  section span time tt wbr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tfoot tr td th caption colgroup col
  blockquote pre code hr summary details html body strike acronym source track noscript link meta`.split(/\s+/),
);
const KEPT = new Set([...INLINE_TAGS, ...VOID_TAGS]);
/** Those that show or ask something that Markdown cannot. */
const LOST = new Set(
  `applet audio base button canvas dialog embed fieldset form frame frameset iframe input legend map area math meter
  object optgroup option output progress script select style svg template textarea title video`.split(/\s+/),
);

export type TagKind = "kept" | "arranging" | "lost" | "component" | "unknown";

/** What a tag is to an article; `Greeting` is a component of the old site, `leader` no element at all. */
export function kindOf({ name }: Tag): TagKind {
  const small = name.toLowerCase();
  if (/^[A-Z]\w*[a-z]|\./.test(name) && ![KEPT, ARRANGING, LOST].some((known) => known.has(small))) return "component";
  if (KEPT.has(small)) return "kept";
  if (LOST.has(small)) return "lost";
  return ARRANGING.has(small) ? "arranging" : "unknown";
}
