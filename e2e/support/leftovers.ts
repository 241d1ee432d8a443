import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDirectory } from "../../src/constants/build";

/** Traces of missing values and unfilled placeholders, with all that is joined to them. */
const LEFTOVER =
  /\S*(?:\bundefined\b|\bNaN\b|\[object [A-Z]\w*\]|\bInvalid Date\b|\{[a-z][A-Za-z]*\})\S*/g;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Words alone, without punctuation and marks of Markdown, a blank between two. */
const wordsOf = (text: string): string => text.replace(/[^\p{L}\p{N}{}[\]]+/gu, " ").trim();

/** All words of the content's texts and settings, and of their names, which are addresses. */
export function contentWords(): string {
  const folder = contentDirectory();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(?:md|json)$/.test(file));
  const words = texts.flatMap((file) => [file, readFileSync(path.join(folder, file), "utf8")]);
  return ` ${wordsOf(words.join(" "))} `;
}

/**
 * Leftovers of the site's code in the words of a page, but for code. What stands in the content,
 * with the word before or after it, is what editors wrote.
 * @param content its words, see `contentWords`
 */
export function leftoversIn(html: string, content: string): string[] {
  const shown = html
    .replace(/<(script|style|code|pre)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<\/?(?:a|em|strong|span|del|b|i)\b[^>"]*>/g, "");
  return shown.split(/[<>"]/).flatMap((part) => {
    const text = wordsOf(decode(part.replaceAll(/&(?:#\w+|\w+);/g, " ")));
    return [...text.matchAll(LEFTOVER)].flatMap(({ 0: leftover, index }) => {
      const [before] = /\S+ $/.exec(text.slice(0, index)) ?? [];
      const [after] = /^ \S+/.exec(text.slice(index + leftover.length)) ?? [];
      const inContext = [before && before + leftover, after && leftover + after].filter(Boolean);
      const isOfEditors = (inContext.length > 0 ? inContext : [leftover]).some((words) =>
        content.includes(` ${words} `),
      );
      return isOfEditors ? [] : [text.slice(Math.max(0, index - 30), index + 40)];
    });
  });
}
