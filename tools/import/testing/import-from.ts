import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  type Files,
  minimalContent,
} from "../../../plugins/gatsby-source-content/testing/content-tree";
import { temporaryFolder, writeTree } from "../../testing/tree";
import { runImport } from "../run-import";

const home = process.cwd();
let content: Files;

/** In each test: valid content, and an empty current folder, where the check remembers pictures. */
export function prepareContent(): void {
  beforeAll(async () => {
    content = await minimalContent();
  });
  beforeEach(() => process.chdir(temporaryFolder()));
  afterEach(() => process.chdir(home));
}

export type Change = (mapping: Record<string, Record<string, unknown>>) => void;

/**
 * Imports a source from the folder `old`, by the mapping that is proposed for it, with changes.
 * @returns the report and that of the first run, and what was written
 */
export async function importFrom(source: Files, change: Change = () => undefined) {
  const root = path.join(temporaryFolder(), "content");
  writeTree(root, content);
  writeTree("old", source);
  const mapping = path.resolve("import.json");
  const options = { from: "old", to: path.join(root, "blog"), mapping };
  const { text: proposal } = await runImport(options);
  const json = JSON.parse(readFileSync(mapping, "utf8"));
  json.oldSite ||= null;
  change(json);
  writeFileSync(mapping, JSON.stringify(json));
  const result = await runImport(options);
  const files = () =>
    readdirSync(path.join(root, "blog"), { recursive: true })
      .map(String)
      .filter((name) => !/^(sample|article\.png)/.test(name) && name.includes("."))
      .sort();
  const read = (name: string) => readFileSync(path.join(root, "blog", name), "utf8");
  return { ...result, proposal, options, files, read };
}

export const post = (matter: string, body = "Words.") => `---\ntitle: A\n${matter}\n---\n${body}\n`;
export const DATED = "date: 2020-01-01";
export const POST = post(DATED);
