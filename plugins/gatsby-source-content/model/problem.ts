/** A problem in the content, with the fix for an editor. */
export type Problem = {
  /** Relative to the project, `/` between folders: `content/works/hid/index.md`. */
  file: string;
  /** First line is 1; absent where no line can be named. */
  line?: number;
  /** Path of the field: `infoItems[2].label`; absent where the whole file is meant. */
  field?: string;
  /** The first place that shows the file, for pictures and films. */
  usedIn?: Place;
  /** The rule and what is there instead. */
  rule: string;
  /** An instruction for the editor, without a full stop: `add it`. */
  fix: string;
  /** The instruction in the words of the editor's form, where `fix` speaks of the file. */
  formFix?: string;
  /** Whether it is a warning only because the entry is a draft. */
  isBeforePublishing?: boolean;
};

/** A file as it would be saved, as text or in base64; neither: deleted. */
export type ChangedFile = { file: string; text?: string; content?: string };

/** A problem without its place. */
export type Finding = Pick<Problem, "rule" | "fix" | "formFix">;

/** Errors stop a build; warnings are for the editor to know. */
export type Severity = "error" | "warning";

/** The place of a problem. */
export type Place = Pick<Problem, "file" | "line" | "field">;

/** Keys of groups and indices of lists, from 0, that lead to a value. */
export type Path = readonly (string | number)[];

/** A finding in a field. One that is `optionalInDraft` is only a warning in drafts. */
export type FieldFinding = Finding & { path: Path; optionalInDraft?: boolean };

/** A short form of a value for messages. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value !== null && typeof value === "object") return "a group of fields";
  const text = typeof value === "string" ? `"${value}"` : `the ${typeof value} ${String(value)}`;
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

/**
 * `["infoItems", 2, "label"]` as an editor reads it: `infoItems[2].label`, counted from 1 as lists
 * are read aloud.
 */
export function fieldPath(path: Path): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === "number" ? `${text}[${key + 1}]` : text ? `${text}.${key}` : key,
    "",
  );
}

/** The fix as a sentence: `Fix: did you mean "b"?` */
export const fixSentence = ({ fix }: Pick<Finding, "fix">): string =>
  `Fix: ${fix}${/[.?!]$/.test(fix) ? "" : "."}`;

/** A finding as the editor's form says it. */
export const formSentences = ({ rule, fix, formFix = fix }: Finding): string =>
  `${rule}. ${fixSentence({ fix: formFix })}`;

/** The words of a finding, without what else an object has. */
export const wordsOf = ({ rule, fix, formFix }: Finding): Finding => ({
  rule,
  fix,
  ...(formFix !== undefined && { formFix }),
});

/**
 * The problem on one line: `content/works/hid/index.md:4: perex: required, is missing. Fix: ...`.
 */
export function formatProblem(problem: Problem, severity?: Severity): string {
  const { field, rule, usedIn } = problem;
  const at = ({ file, line }: Place) => `${file}${line ? `:${line}` : ""}`;
  const words = `${rule}${usedIn ? ` (used in ${at(usedIn)})` : ""}. ${fixSentence(problem)}`;
  return `${at(problem)}: ${severity ? `${severity}: ` : ""}${field ? `${field}: ` : ""}${words}`;
}

/** Sorts problems by file, line and field. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en") ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.field ?? "").localeCompare(b.field ?? "", "en", { numeric: true }),
  );
}

/** Counts problems and their files in words, `2 warnings in 1 file`; null for none. */
export function countProblems(
  problems: readonly Problem[],
  noun: "problem" | Severity,
): string | null {
  if (problems.length === 0) return null;
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${problems.length} ${noun}${problems.length === 1 ? "" : "s"} in ${files} ${files === 1 ? "file" : "files"}`;
}

/** Heading of what drafts lack. */
const BEFORE_PUBLISHING = "Before publishing:";

/** Lists problems, sorted, each on its own line; what drafts lack comes last, below a heading. */
export function listProblems(
  problems: readonly Problem[],
  format: (problem: Problem) => string,
): string[] {
  const sorted = sortProblems(problems);
  const now = sorted.filter(({ isBeforePublishing }) => !isBeforePublishing);
  const later = sorted.filter(({ isBeforePublishing }) => isBeforePublishing);
  if (later.length === 0) return now.map(format);
  return [...now.map(format), "", BEFORE_PUBLISHING, ...later.map(format)];
}

/**
 * Formats problems, sorted, each on its own line, below a line that counts them.
 * @param noun word for one of them
 */
export function formatReport(
  problems: readonly Problem[],
  noun: "problem" | "warning" = "problem",
): string {
  const lines = listProblems(problems, (problem) => `  ${formatProblem(problem)}`);
  return [`The content has ${countProblems(problems, noun)}:`, ...lines].join("\n");
}
