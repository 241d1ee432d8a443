// The messages that are expected of each fault: ../faults/golden/<subject>.txt
import path from "node:path";
import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import {
  type Check,
  checkContent,
  contentTrees,
  type Files,
  jsonEntry,
  markdownEntry,
} from "./content-tree";
import { expectGolden } from "./golden";

/**
 * One fault in otherwise valid content: what it is, and the file that messages name. `others` are
 * further files it needs.
 */
export type Fault = {
  name: string;
  file: string;
  content?: string | Buffer | (() => Promise<Buffer>);
  others?: Files;
};

/** A name as a slug. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * Makes faults of one collection: an entry with changed fields, or with another text, named after
 * the fault.
 */
export const faultIn =
  (collection: string) =>
  (name: string, changes: Record<string, unknown>, body?: string): Fault =>
    CONTENT_MODEL.collections.some((one) => one.name === collection && one.format === "markdown")
      ? {
          name,
          file: `${collection}/${slug(name)}/index.md`,
          content: markdownEntry(collection, changes, body),
        }
      : { name, file: `${collection}/${slug(name)}.json`, content: jsonEntry(collection, changes) };

/**
 * A generous limit for checking one tree; parsing that grows with the square of a text would not
 * end in it.
 */
export const CHECK_TIMEOUT_MS = 90_000;

/** The errors about one file, without its name. */
export function messagesOf(output: string, file: string): string[] {
  return output
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith(`content/${file}:`))
    .map((line) =>
      line
        .slice(`content/${file}:`.length)
        .trim()
        .replace(/(^|^\d+: )error: /, "$1"),
    );
}

/** Masks what depends on the length of the front matter or on the version of a library. */
export const maskVariableParts = (message: string): string =>
  message
    .replace(/^\d+:/, "#:")
    .replace(/\.md:\d+/g, ".md:#")
    .replace(/(cannot be read as a picture) \(.*?\)(?= \()/, "$1 (…)");

type Options = { prepare?: (root: string) => void; hasExactLines?: boolean };

/**
 * Compares the messages about each fault with `faults/golden/<subject>.txt`. All faults lie in one
 * content folder, which is checked once: every problem is reported, none hides another, and nothing
 * is reported that is right.
 * @param options `hasExactLines`: the files are written by the test itself, so that their lines are compared, too
 */
export function describeFaults(
  subject: string,
  faults: readonly Fault[],
  options: Options = {},
): void {
  describe(`faults of ${subject}`, () => testFaults(subject, faults, options));
}

function testFaults(
  subject: string,
  faults: readonly Fault[],
  { prepare = () => undefined, hasExactLines = false }: Options,
): void {
  let check: Check = { isValid: true, output: "" };
  const tree = contentTrees();

  beforeAll(async () => {
    const files: Files = {};
    for (const { file, content, others } of faults) {
      Object.assign(files, others);
      if (content !== undefined)
        files[file] = typeof content === "function" ? await content() : content;
    }
    const root = await tree(files);
    prepare(root);
    check = await checkContent(root);
  }, CHECK_TIMEOUT_MS);

  test(`each is reported as in golden/${subject}.txt`, () => {
    const sections = faults.map(({ name, file }) => {
      const messages = messagesOf(check.output, file).map((message) =>
        hasExactLines ? message : maskVariableParts(message),
      );
      expect({ name, isReported: messages.length > 0 }).toEqual({ name, isReported: true });
      return [name, ...messages.map((message) => `  ${message}`), ""].join("\n");
    });
    expectGolden(path.join(__dirname, "../faults/golden", `${subject}.txt`), sections.join(""));
  });

  test("nothing else is reported", () => {
    const messageCount = faults.reduce(
      (sum, { file }) => sum + messagesOf(check.output, file).length,
      0,
    );
    expect(check.output.trimEnd().split("\n").at(-1)).toBe(
      `${messageCount} errors in ${new Set(faults.map(({ file }) => file)).size} files`,
    );
  });

  test("the check fails", () => {
    expect(check.isValid).toBe(false);
  });
}
