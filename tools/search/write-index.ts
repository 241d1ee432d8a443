import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PARTS_FOLDER } from "../../src/search/constants";
import { listNames } from "../build/files";
import { inProcesses } from "../lib/in-processes";
import { partition } from "../lib/lists";
import { searchCore } from "./core";
import type { PartAnswer, PartTask } from "./index-part";
import { searchedPages } from "./pages";
import { ARTICLES_PER_PART, type Part, partsOf } from "./parts";

const PROGRAM = fileURLToPath(new URL("./index-part.ts", import.meta.url));

/** What the page of the search asks for; the rest is Pagefind's own interface, and rules of languages that are not there. */
const SENT = /^(?:pagefind-entry\.json|pagefind\.en_[0-9a-f]+\.pf_meta|fragment|index|filter)$/;
/** Once for all parts. */
const SENT_ONCE = /^(?:pagefind\.js|wasm\.en\.pagefind)$/;

/** Every part has one. */
const ENTRY = "pagefind-entry.json";

/** Leaves what the page of the search asks for, and nothing else. */
async function keepSent(folder: string, isSent: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder)) if (!isSent(name)) await rm(path.join(folder, name), { recursive: true });
}

/** Makes parts, and counts what can be found in them. */
async function makeParts(tasks: readonly PartTask[]): Promise<number> {
  let count = 0;
  await inProcesses(PROGRAM, tasks, (answer: PartAnswer) => {
    if ("failure" in answer) throw new Error(answer.failure);
    count += answer.count;
  });
  return count;
}

const versionOfPagefind = (): string => {
  const file = new URL("../../node_modules/pagefind/package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
};

/** Pagefind's script as it is sent, with the names of the parts that it has to open, too. */
async function writeCore(folder: string, parts: readonly Part[]): Promise<void> {
  const core = path.join(folder, "pagefind.js");
  const names = parts.map((part) => part.folder);
  await writeFile(
    core,
    `${await searchCore(await readFile(core, "utf8"))}export const parts=${JSON.stringify(names)};`,
  );
}

type Options = {
  /** Index of an earlier build, whose parts are taken over where they are still right. */
  before: string;
  /** File that keeps what is known of the pages between builds. */
  store: string;
  articlesPerPart?: number;
};

/** The same files in another folder, so that what is published of them stays, too; copies where a disk ends in between. */
function linkFiles(from: string, to: string): void {
  for (const file of listNames(from)) {
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    try {
      linkSync(path.join(from, file), target);
    } catch {
      copyFileSync(path.join(from, file), target);
    }
  }
}

/**
 * Writes the index of a built site: that of all, or of what is no article, and beside it the parts of a large blog.
 * @param directory of the built site
 * @param target folder that is replaced
 * @returns how many things can be found
 * @throws Error with what Pagefind says
 */
export async function writeSearchIndex(
  directory: string,
  target: string,
  { before, store, articlesPerPart = ARTICLES_PER_PART }: Options,
): Promise<number> {
  if (!existsSync(directory)) throw new Error(`There is no built site in ${directory}`);
  const aside = `${target}.new`;
  await rm(aside, { recursive: true, force: true });
  const { whole, parts } = partsOf(searchedPages(directory, store), versionOfPagefind(), articlesPerPart);
  const inIndex = (index: string, { folder }: Part) => path.join(index, PARTS_FOLDER, folder);
  const [kept, made] = partition(parts, (part) => existsSync(path.join(inIndex(before, part), ENTRY)));
  for (const part of kept) linkFiles(inIndex(before, part), inIndex(aside, part));
  const tasks = made.map((part) => ({ directory, pages: part.pages, target: inIndex(aside, part) }));
  const count = await makeParts([{ directory, pages: whole, target: aside }, ...tasks]);
  for (const part of made) await keepSent(inIndex(aside, part), (name) => SENT.test(name));
  await keepSent(aside, (name) => SENT.test(name) || SENT_ONCE.test(name) || name === PARTS_FOLDER);
  await writeCore(aside, parts);
  await rm(target, { recursive: true, force: true });
  await rename(aside, target);
  return count + kept.reduce((sum, { pages }) => sum + pages.length, 0);
}
