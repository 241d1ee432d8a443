import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A category or a colleague as the mapping may name it. */
export type Known = { id: string; name: string };

/** What an article may refer to in the content it is imported into. */
export type House = { categories: Known[]; team: Known[]; articles: ReadonlySet<string> };

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, "utf8"));

const names = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/**
 * Reads the names of categories, colleagues and articles.
 * @param root the content folder
 * @throws where a file of these cannot be read; the check of the content says why
 */
export function readHouse(root: string): House {
  const { items } = readJson(path.join(root, "settings/categories.json")) as { items: { id: string; title: string }[] };
  const team = names(path.join(root, "team")).filter((name) => name.endsWith(".json"));
  return {
    categories: items.map(({ id, title }) => ({ id, name: title })),
    team: team.map((file) => ({
      id: file.replace(/\.json$/, ""),
      name: String(readJson(path.join(root, "team", file)).name),
    })),
    articles: new Set(names(path.join(root, "blog"))),
  };
}
