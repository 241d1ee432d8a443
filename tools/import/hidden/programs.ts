import { keepsBack } from "../visibility";
import { mayMean, ruleName, type SiteRule } from "./site-rule";

/** Calls and options of programs that leave files out, with their patterns where these are words. */
const LEAVES_OUT: [key: string, call: RegExp][] = [
  // Eleventy
  ["ignores", /\bignores\b(?!\.delete\b)(?:\.add\(([^)]*)\))?/g],
  ["addPreprocessor", /\baddPreprocessor\(/g],
  // Gatsby
  ["ignore", /\bignore["']?\s*:\s*(\[[^\]]*\]|["'`][^"'`]*["'`])?/g],
  // Astro, and other lists of globs
  ["a pattern with !", /(["'`]![\w.*/@][^"'`\n]*["'`])/g],
];
const GLOBAL_DATA = /\baddGlobalData\(\s*(?:["'`]([\w.]+)["'`])?/g;

/** The words in quotation marks of a piece of a program; null unless it consists of them. */
function wordsIn(code: string): string[] | null {
  const words = [...code.matchAll(/["'`]!?([^"'`]+)["'`]/g)].map(([, word = ""]) => word);
  const hasMore = /\$\{|[\w(]/.test(code.replace(/(["'`])(?:(?!\1)[^$])*\1/g, ""));
  return words.length === 0 || hasMore ? null : words;
}

/** What a program that configures the old site says of several articles at once. */
export function rulesOfProgram({ name, text }: { name: string; text: string }): SiteRule[] {
  const lineAt = (index: number) => text.slice(0, index).split("\n").length;
  const leftOut = LEAVES_OUT.flatMap(([key, call]) =>
    [...text.matchAll(call)].map(({ 1: patterns = "", index }): SiteRule => {
      const globs = wordsIn(patterns);
      return {
        name: ruleName(name, key, globs?.join(", ") ?? ""),
        line: lineAt(index),
        // A pattern that the program computes may mean any file.
        concerns: (file) =>
          globs?.some((glob) => mayMean(glob, file)) ?? !/^\[\s*\]$/.test(patterns),
      };
    }),
  );
  const fields = [...text.matchAll(GLOBAL_DATA)]
    .filter(([, field]) => !field || field.split(".").some(keepsBack))
    .map(
      ({ 1: field = "", index }): SiteRule => ({
        name: ruleName(name, "addGlobalData", field),
        line: lineAt(index),
        concerns: () => true,
      }),
    );
  return [...leftOut, ...fields];
}
