/** A process of `read-ahead.ts`: parses the bodies of the files that it is told. */
import { type MarkdownFacts, readMarkdown } from "../../plugins/gatsby-plugin-content/load/markdown";
import { splitFrontMatter } from "../../plugins/gatsby-plugin-content/load/parse-data";
import { readSourceText } from "../../plugins/gatsby-plugin-content/load/source-text";
import { keepParsed } from "../../plugins/gatsby-remark-content/parsed-bodies";

export type ReadBody = { file: string; body: string; facts: MarkdownFacts };

function sourceOf(file: string) {
  try {
    return readSourceText(file);
  } catch {
    return null;
  }
}

function readBody(file: string): ReadBody[] {
  const source = sourceOf(file);
  if (!source || !("text" in source)) return [];
  const split = splitFrontMatter(source.text);
  if (!("body" in split)) return [];
  const { body } = split;
  return [{ file, body, facts: readMarkdown(body, (tree) => keepParsed(body, tree)) }];
}

process.on("message", (files: readonly string[]) => process.send?.(files.flatMap(readBody)));
