import { rmSync } from "node:fs";
import path from "node:path";
import { CONTENT_MODEL } from "../../content-model/content-model";
import {
  type Check,
  checkContent,
  type Files,
  jsonEntry,
  markdownEntry,
  minimalContent,
  writeContent,
} from "./content-tree";

/**
 * One fault in otherwise valid content: what it is, the file that messages name, and what they say of it, in order.
 * `#` stands for any line number, `…` for any words. `others` are further files the fault needs.
 */
export type Fault = {
  name: string;
  file: string;
  content?: string | Buffer | (() => Promise<Buffer>);
  others?: Files;
  says: readonly string[];
};

/** A name as a slug. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Makes faults of one collection: an entry with changed fields, named after the fault. */
export const faultIn =
  (collection: string) =>
  (name: string, changes: Record<string, unknown>, ...says: string[]): Fault =>
    CONTENT_MODEL.some((one) => one.name === collection && one.format === "markdown")
      ? { name, file: `${collection}/${slug(name)}/index.md`, content: markdownEntry(collection, changes), says }
      : { name, file: `${collection}/${slug(name)}.json`, content: jsonEntry(collection, changes), says };

/** Makes faults of Markdown: an entry with this body. */
export const faultInBody =
  (collection: string) =>
  (name: string, body: string, ...says: string[]): Fault => ({
    name,
    file: `${collection}/${slug(name)}/index.md`,
    content: markdownEntry(collection, {}, body),
    says,
  });

/** A generous limit for checking one tree; parsing that grows with the square of a text would not end in it. */
export const CHECK_TIMEOUT_MS = 90_000;

function pattern(expected: string): RegExp {
  const escaped = expected.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/^#(?=:)/, "\\d+").replaceAll("…", ".*")}$`);
}

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

/**
 * Declares one test for each fault. All of them lie in one content folder, which the real command checks once: every
 * problem is reported, none hides another, and nothing is reported that is right.
 */
export function describeFaults(faults: readonly Fault[], prepare: (root: string) => void = () => undefined): void {
  let check: Check = { code: null, output: "" };
  let root = "";

  beforeAll(async () => {
    const files = await minimalContent();
    for (const { file, content, others } of faults) {
      Object.assign(files, others);
      if (content !== undefined) files[file] = typeof content === "function" ? await content() : content;
    }
    root = writeContent(files);
    prepare(root);
    check = await checkContent(root);
  }, CHECK_TIMEOUT_MS);

  afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

  test("the command fails, and its last line counts every message and file", () => {
    const lines = check.output.trimEnd().split("\n");
    const count = faults.reduce((sum, { says }) => sum + says.length, 0);
    expect(check.code).toBe(1);
    expect(lines.at(-1)).toBe(`${count} errors in ${new Set(faults.map(({ file }) => file)).size} files`);
    expect(lines.filter((line) => line.startsWith("content/"))).toHaveLength(count);
  });

  test.each(faults.map((fault) => [fault.name, fault] as const))("%s", (_name, { file, says }) => {
    const messages = messagesOf(check.output, file);
    expect(messages).toEqual(says.map((expected) => expect.stringMatching(pattern(expected))));
  });
}
