import { parse, TomlError } from "smol-toml";
import { parseFrontMatter } from "../../plugins/gatsby-source-content/check";
import type { Finding } from "../../plugins/gatsby-source-content/model";

export type FrontMatter = {
  data: Record<string, unknown>;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
};

type Fault = Finding & { line?: number };

function fromToml(text: string): FrontMatter | Fault {
  const [, toml, rest] =
    /^\+\+\+[ \t]*\n([\s\S]*?)^\+\+\+[ \t]*(?:\n|$)([\s\S]*)$/m.exec(text) ?? [];
  if (toml === undefined || rest === undefined)
    return {
      line: 1,
      rule: "has front matter that is never closed",
      fix: "put a line +++ after the last field",
    };
  try {
    return { data: parse(toml), body: rest, bodyLine: toml.split("\n").length + 2 };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const rule = `is not valid TOML (${error.message.split("\n")[0]})`;
    return { line: error.line + 1, rule, fix: "correct it, or write it as YAML" };
  }
}

/**
 * Reads an article's front matter, YAML or TOML; a file may have none. Front matter that is a program
 * (`---js`) is refused.
 * @param text with LF at the ends of lines
 */
export function readFrontMatter(text: string): FrontMatter | Fault {
  if (/^\+\+\+[ \t]*\n/.test(text)) return fromToml(text);
  // Front matter that begins further down, or without a line `---`, is refused: some generators read
  // it, and as text it would be published.
  if (!/^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*---|^\{\s*"|^\w+:.*\n(?:\S.*\n)+---\s/.test(text))
    return { data: {}, body: text, bodyLine: 1 };
  const { parsed, body, bodyLine } = parseFrontMatter(text);
  const [fault] = parsed.faults;
  if (fault) return fault;
  const value = parsed.data?.value;
  return {
    data: typeof value === "object" && value ? (value as FrontMatter["data"]) : {},
    body,
    bodyLine,
  };
}
