import { htmlToMarkdown } from "../../../src/content-loader/remote-blog/read/html-to-markdown";
import { pictureText } from "./edits";
import { playerOf, playlistOf } from "./players";
import { kindOf, readTag } from "./tags";

/** What became of a piece of HTML: Markdown, and the names of what is missing in it. */
export type Converted = { markdown: string; lost: string[] };

const FRAME = /<iframe\b[^>]*>(?:\s*<\/iframe>)?/gi;
const FILM = /<video\b[^>]*>(?:[\s\S]*?<\/video>)?/gi;
const TAG = /<[a-z][^<>]*>/gi;

/** Films of the old site's own, as Markdown has them. */
function filmText(html: string): string | null {
  const video = readTag(html)?.attributes ?? {};
  const source = /<source\b[^>]*>/i.exec(html)?.[0];
  const address = video.src ?? (source && readTag(source)?.attributes.src);
  return address ? `\n\n${pictureText(address, video.title ?? video["aria-label"] ?? "")}\n\n` : null;
}

const frameAddress = (html: string): string => readTag(html)?.attributes.src ?? "";

/** A caption without its figure would be left out. */
const withParagraphs = (html: string): string =>
  /<figure\b/i.test(html) ? html : html.replace(/<(\/?)figcaption\b[^>]*>/gi, "<$1p>");

/**
 * Turns a piece of HTML, whole or cut where Markdown stands between, into Markdown. Players and films, which the reader of a
 * remote blog leaves out, come between what surrounds them.
 * @throws RangeError when it is too much to be converted
 */
export function convertHtml(html: string): Converted {
  const lost = new Set<string>();
  for (const [tag] of html.matchAll(TAG)) {
    const read = readTag(tag);
    if (read && kindOf(read) === "component") lost.add(read.name);
  }
  const convert = (piece: string): string => {
    if (piece.trim() === "") return "";
    // Astro and Gatsby have a component for pictures.
    const { markdown, leftOut } = htmlToMarkdown(withParagraphs(piece.replace(/<Image\b/g, "<img")));
    for (const name of [...leftOut, ...namesIn(piece)]) lost.add(name);
    return markdown.trim();
  };
  const media = [...html.matchAll(FRAME), ...html.matchAll(FILM)].flatMap((match) => {
    const frame = /^<iframe/i.test(match[0]) ? frameAddress(match[0]) : null;
    const list = frame && playlistOf(frame);
    if (list) lost.add("iframe");
    const text = list || (frame === null ? filmText(match[0]) : playerOf(frame));
    return text === null ? [] : [{ start: match.index, end: match.index + match[0].length, text }];
  });
  let [result, at] = ["", 0];
  for (const { start, end, text } of media.sort((a, b) => a.start - b.start)) {
    result += convert(html.slice(at, start)) + text;
    at = end;
  }
  return { markdown: (result + convert(html.slice(at))).trim(), lost: [...lost] };
}

/** Elements that the conversion leaves out without a word, because in a remote blog nobody misses them. */
const SILENT = /<(script|button|input|select|textarea)\b/gi;
const namesIn = (html: string): string[] =>
  [...html.replace(/<pre\b[\s\S]*?<\/pre>/gi, "").matchAll(SILENT)].map(([, name = ""]) => name.toLowerCase());
