import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A category or a colleague as the mapping may name it. */
export type Known = { id: string; name: string };

/** What an article may refer to in the content it is imported into, and the names that are taken. */
export type ExistingContent = { categories: Known[]; team: Known[]; articles: ReadonlySet<string> };

/**
 * Reads the names of categories, colleagues and articles.
 * @param root the content folder
 * @throws where a file of these cannot be read; the check of the content says why
 */
export function readExistingContent(root: string): ExistingContent {
  const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
  const list = (folder: string) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []);
  const { items } = readJson("settings/categories.json") as { items: { id: string; title: string }[] };
  const team = list("team").filter((name) => name.endsWith(".json"));
  return {
    categories: items.map(({ id, title }) => ({ id, name: title })),
    team: team.map((file) => ({ id: path.parse(file).name, name: String(readJson(`team/${file}`).name) })),
    articles: new Set(list("blog")),
  };
}
