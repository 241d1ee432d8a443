import { isMatch } from "micromatch";

/** What the old project says of several articles at once, by which it may keep them back. */
export type SiteRule = {
  /** The name by which `ignored` lifts it, of its file, its key and its value. */
  name: string;
  line?: number;
  /** What the name does not tell. */
  remark?: string;
  /** Fields of its articles that have no own ones. Without any, it leaves the articles out. */
  fields?: Record<string, unknown>;
  /** Whether it may be for an article, by its file. */
  concerns: (file: string) => boolean;
};

/** The name of what a file says, by its key and its value. */
export const ruleName = (...parts: readonly string[]): string => parts.filter(Boolean).join(": ");

/** Paths by which a pattern may name a file: from any of its folders to any other, or to its end. */
function pathsOf(file: string): string[] {
  const steps = file.split("/");
  const paths = steps.flatMap((_, start) =>
    steps.slice(start).map((_, index) => steps.slice(start, start + index + 1).join("/")),
  );
  const all = [...paths, ...paths.map((path) => path.replace(/\.\w+$/, ""))];
  // As Hugo writes them.
  return [...all, ...all.map((path) => path.replaceAll(" ", "-"))];
}

/**
 * Whether a pattern may mean a file. Generators differ in the folder at which a path begins, in
 * letters and in whether `*` stands for folders, too: the widest meaning counts.
 */
export function mayMean(pattern: string, file: string): boolean {
  const bare = pattern.trim().replace(/^(?:\.{0,2}\/)+|\/+$/g, "");
  const options = { dot: true, nocase: true, bash: true };
  return bare === "" || pathsOf(file).some((path) => isMatch(path, bare, options));
}

/** The line on which a setting stands, or behind it a value; undefined if it is not found. */
export function lineOfSetting(text: string, key: string, value = ""): number | undefined {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => new RegExp(`^\\W*(?:\\w+\\.)*${key}\\b`, "i").test(line));
  const line = lines.findIndex((words, index) => index >= start && words.includes(value));
  return Math.max(start, line) + 1 || undefined;
}
