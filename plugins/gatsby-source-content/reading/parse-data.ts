import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import {
  isCollection,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import type { Finding, Path } from "../model/problem";

/** The data of a file, and the lines of its fields. */
export type ParsedData = {
  value: unknown;
  /** First line is 1; undefined where the path does not exist. */
  lineOf: (path: Path) => number | undefined;
  /** The first line of a text: below its field, where it is written as a block (`|`). */
  textLineOf: (path: Path) => number | undefined;
  /** Lines on which a text ends at a #, which begins a comment. */
  cutLines: number[];
};
export type ParseFault = Finding & { line?: number };
export type Parsed = { data: ParsedData; faults: [] } | { data: null; faults: ParseFault[] };

/** In characters. More is an accident, and parsing time is quadratic in the number of fields. */
const MAX_FRONT_MATTER = 32 * 1024;

/**
 * Most faults of syntax follow from the first: one a line, and no more than these, are reported.
 */
const MAX_FAULTS = 5;

const fail = (...faults: ParseFault[]): Parsed => ({ data: null, faults });

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Instructions for editors by error code of the parser. */
const JSON_FIXES: Record<string, string> = {
  CommaExpected: "put a comma after the line before",
  PropertyNameExpected: "remove the comma before this, or add a field in double quotes",
  ValueExpected: "add a value, or remove the comma before this",
  ColonExpected: "put a colon between the field and its value",
  CloseBraceExpected: "close the group with }",
  CloseBracketExpected: "close the list with ]",
  EndOfFileExpected: "remove what stands after the last }",
  InvalidCommentToken: "remove the comment, JSON has none",
  InvalidSymbol: "put the text in double quotes",
  UnexpectedEndOfString: "close the text with a double quote",
};

const YAML_FIXES: Record<string, string> = {
  DUPLICATE_KEY: "remove one of the two",
  TAB_AS_INDENT: "indent with spaces",
  TAG_RESOLVE_FAILED: "remove the tag, or put text that begins with ! in double quotes",
};

/**
 * A plain value without a prototype, so that a key such as `__proto__` stays an ordinary, unknown
 * key.
 */
function plainValue(node: Node, duplicates: Node[]): unknown {
  if (node.type === "array")
    return (node.children ?? []).map((child) => plainValue(child, duplicates));
  if (node.type !== "object") return node.value;
  const record: Record<string, unknown> = Object.create(null);
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (!key || !value) continue;
    if (Object.hasOwn(record, key.value)) duplicates.push(key);
    record[key.value] = plainValue(value, duplicates);
  }
  return record;
}

/**
 * Parses JSON strictly (no comments, no trailing commas, no duplicate keys) and keeps the lines.
 */
export function parseJson(text: string): Parsed {
  const errors: ParseError[] = [];
  let tree: Node | undefined;
  try {
    tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    return fail({ rule: "nests lists or groups thousands deep", fix: "flatten them" });
  }
  const [first] = errors;
  if (first || !tree) {
    const code = first ? printParseErrorCode(first.error) : "ValueExpected";
    return fail({
      line: lineAt(text, first?.offset ?? 0),
      rule: `is not valid JSON (${code})`,
      fix: JSON_FIXES[code] ?? "compare it with a file that works",
    });
  }
  const duplicates: Node[] = [];
  const value = plainValue(tree, duplicates);
  if (duplicates.length > 0) {
    return fail(
      ...duplicates.map((key) => ({
        line: lineAt(text, key.offset),
        rule: `has the field "${key.value}" twice`,
        fix: "remove one of them",
      })),
    );
  }
  const lineOf = (path: Path) => {
    const node = findNodeAtLocation(tree, [...path]);
    return (
      node && lineAt(text, node.parent?.type === "property" ? node.parent.offset : node.offset)
    );
  };
  return { data: { value, lineOf, textLineOf: lineOf, cutLines: [] }, faults: [] };
}

/**
 * Parses YAML 1.2 front matter. Only plain data: unknown tags, duplicate keys and alias bombs are
 * faults.
 */
export function parseYaml(text: string, firstLine: number): Parsed {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  const lineOfOffset = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const scalars: Scalar.Parsed[] = [];
  visit(document, { Scalar: (_, node) => void scalars.push(node as Scalar.Parsed) });
  const isOpen = ({ type, range }: Scalar.Parsed, end: number) =>
    type?.startsWith("QUOTE") && range[1] >= end;
  const complaints = [...document.errors, ...document.warnings].map(({ code, message, pos }) => {
    // A quote that is not closed is missed at the end of the text only.
    const begin =
      code === "MISSING_CHAR"
        ? scalars.find((scalar) => isOpen(scalar, pos[0]))?.range[0]
        : undefined;
    return { code, message, line: lineOfOffset(begin ?? pos[0]) };
  });
  const first = complaints.filter(
    ({ line }, index) => complaints.findIndex((other) => other.line === line) === index,
  );
  if (first.length > 0) {
    return fail(
      ...first.slice(0, MAX_FAULTS).map(({ message, code, line }) => ({
        line,
        rule: `is not valid YAML (${message.split("\n")[0]})`,
        fix: message.includes("call stack")
          ? "flatten the nested lists or groups"
          : (YAML_FIXES[code] ??
            "put text with a colon, a # or quotes in double quotes, and indent with spaces"),
      })),
    );
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    const lineOf = (path: Path) => {
      const node = document.getIn(path, true);
      const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
      const pair = isCollection(parent)
        ? parent.items.find(
            (item) => isPair(item) && isScalar(item.key) && item.key.value === path.at(-1),
          )
        : undefined;
      const range =
        isPair(pair) && isScalar(pair.key)
          ? pair.key.range
          : (node as { range?: number[] } | undefined)?.range;
      return range?.[0] === undefined ? undefined : lineOfOffset(range[0]);
    };
    const textLineOf = (path: Path) => {
      const node = document.getIn(path, true);
      const isBlock = isScalar(node) && node.type?.startsWith("BLOCK");
      const line = lineOf(path);
      return line === undefined ? undefined : line + (isBlock ? 1 : 0);
    };
    const isCut = ({ type, value: text, comment }: Scalar.Parsed) =>
      comment && type === "PLAIN" && typeof text === "string" && /^\p{L}/u.test(text);
    const cutLines = scalars.filter(isCut).map(({ range }) => lineOfOffset(range[0]));
    return { data: { value, lineOf, textLineOf, cutLines }, faults: [] };
  } catch (error) {
    const fix =
      "put text that begins with * in double quotes, and write out values that are repeated by aliases";
    return fail({
      line: firstLine,
      rule: `is not valid YAML (${(error as Error).message.split("\n")[0]})`,
      fix,
    });
  }
}

const CLOSING = /^---[ \t]*$/m;

/** Reads a Markdown entry. Front matter in another language (`---js`) is never run. */
export function parseFrontMatter(text: string): { parsed: Parsed; body: string; bodyLine: number } {
  const refuse = (rule: string, fix: string) => ({
    parsed: fail({ line: 1, rule, fix }),
    body: "",
    bodyLine: 1,
  });
  const [opening = ""] = text.split("\n", 1);
  if (/^---\s*[^\s-]/.test(opening))
    return refuse(
      `begins with "${opening.trim().slice(0, 20)}"`,
      "begin the file with --- alone and write YAML",
    );
  if (opening.trimEnd() !== "---")
    return refuse(
      "does not begin with front matter",
      "begin the file with a line ---, then the fields, then a line ---",
    );
  const rest = text.slice(opening.length + 1);
  const closing = CLOSING.exec(rest);
  if (!closing)
    return refuse("has front matter that is never closed", "put a line --- after the last field");
  const yaml = rest.slice(0, closing.index);
  if (yaml.length > MAX_FRONT_MATTER)
    return refuse(
      `has more than ${MAX_FRONT_MATTER / 1024} kB of front matter`,
      "shorten it; a page without blocks has its text below the front matter",
    );
  const body = rest.slice(closing.index + closing[0].length).replace(/^\n/, "");
  return { parsed: parseYaml(yaml, 2), body, bodyLine: yaml.split("\n").length + 2 };
}
