import type { MarkdownFinding } from "../syntax/parse-markdown";

/** Depth of quotes and lists. Deeper ones are an error or an attack: parsing would take minutes. */
const MAX_NESTING = 40;
/** Each level of a list is indented by four characters at most. */
const MAX_INDENT = MAX_NESTING * 4;
/** Stars or brackets in a row; nobody writes that many. */
const MAX_IN_A_ROW = 100;
/** Opening square brackets in one block: parsing time is quadratic in them. */
const MAX_BRACKETS = 200;
/** Characters without an empty line between them: parsing time is quadratic in them. */
const MAX_BLOCK_LENGTH = 8000;
/** Lines in a body: parsing time is quadratic in the number of blocks, and each line may be one. */
export const MAX_LINES = 10_000;
/**
 * Sibling nodes: gatsby-transformer-remark selects nodes with unist-util-select, which recurses
 * once per sibling. Between 5,000 and 6,000 the stack overflows.
 */
export const MAX_SIBLINGS = 3000;

const DEEP_NESTING = new RegExp(`^(?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)])){${MAX_NESTING},}`);
const THEMATIC_BREAK = /^[ \t]*[-*_][ \t*_-]*$/;
const ROW = new RegExp(`[[(!*_~]{${MAX_IN_A_ROW},}`);
const ROW_ALONE = /^[ \t]*([*_~]+)[ \t]*$/;

type Finding = Omit<MarkdownFinding, "line">;

function lineFinding(line: string): Finding | null {
  if (DEEP_NESTING.test(line) && !THEMATIC_BREAK.test(line))
    return { rule: `nests quotes or lists more than ${MAX_NESTING} deep`, fix: "flatten them" };
  const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  if (indent > MAX_INDENT)
    return { rule: `is indented by ${indent} characters`, fix: "flatten the lists" };
  if (ROW.test(line) && !ROW_ALONE.test(line))
    return { rule: `has ${MAX_IN_A_ROW} brackets or stars in a row`, fix: "remove them" };
  return null;
}

function blockFinding(lines: readonly string[]): MarkdownFinding | null {
  let [start, characters, brackets] = [0, 0, 0];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") {
      [start, characters, brackets] = [index + 1, 0, 0];
      continue;
    }
    characters += line.length + 1;
    brackets += line.split("[").length - 1;
    const excess =
      (characters > MAX_BLOCK_LENGTH && `${MAX_BLOCK_LENGTH} characters`) ||
      (brackets > MAX_BRACKETS && `${MAX_BRACKETS} square brackets`);
    if (!excess) continue;
    const rule = `has more than ${excess} without an empty line`;
    const formFix = "divide it into paragraphs";
    return { line: start + 1, rule, fix: "divide it with empty lines", formFix };
  }
  return null;
}

/** Finds text that would take minutes to parse. */
export function sizeFinding(body: string): MarkdownFinding | null {
  const lines = body.split("\n");
  if (lines.length > MAX_LINES + 1) {
    const rule = `has more than ${MAX_LINES} lines`;
    return { line: MAX_LINES + 1, rule, fix: "split it or shorten it" };
  }
  for (const [index, line] of lines.entries()) {
    const finding = lineFinding(line);
    if (finding) return { line: index + 1, ...finding };
  }
  return blockFinding(lines);
}
