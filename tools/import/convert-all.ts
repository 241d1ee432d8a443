import { existsSync } from "node:fs";
import path from "node:path";
import { PlainError } from "../lib/project.mjs";
import { addressesOf } from "./addresses";
import { readArticles } from "./articles";
import { convertArticle, type Entry } from "./convert-article";
import type { Described } from "./cover";
import { mapped } from "./fields";
import type { House } from "./house";
import type { Mapping } from "./mapping";
import type { Note } from "./note";
import { coverFault, pictureFinder } from "./pictures";
import { fileName, freeSlug, wantedSlug } from "./slugs";
import type { SourceFiles } from "./source-files";
import { textOf, valueAt } from "./values";

/** The picture of articles that have none; said at once, and not by each article, where it cannot be one. */
async function standInOf({ standIn: { picture, alt } }: Mapping, from: string): Promise<Described | null> {
  if (picture === null) return null;
  const file = path.resolve(from, picture);
  const fault = existsSync(file) ? await coverFault(file) : "is missing";
  if (fault) throw new PlainError(`standIn.picture: ${picture} ${fault}.`);
  if (!alt.trim()) throw new PlainError("standIn.alt is empty: say in words what the picture shows.");
  return { file, alt };
}

export type Conversion = { entries: Entry[]; refused: Note[] };

/** Reads every article of the source and makes entries of them. */
export async function convertAll(
  from: string,
  source: SourceFiles,
  mapping: Mapping,
  house: House,
): Promise<Conversion> {
  const { articles, refused } = readArticles(from, source, mapping.articles);
  const taken = new Set<string>();
  const placed = articles.map((article) => {
    const permalinks = mapping.fields.slug.map((key) => textOf(valueAt(article.data, key)));
    const wanted = wantedSlug([...permalinks, fileName(article.file).name, textOf(article.data.title)]);
    return { ...article, wanted, slug: freeSlug(wanted, taken) };
  });
  const refuse = (file: string, rule: string, fix: string) => refused.push({ file, rule, fix, isLoss: true });
  for (const link of source.links) refuse(link, "is a symbolic link, which is not followed", "copy what it leads to");
  const context = {
    mapping,
    addresses: addressesOf(placed, mapping),
    find: pictureFinder(from, mapping),
    standIn: await standInOf(mapping, from),
  };
  const entries: Entry[] = [];
  for (const article of placed) {
    const { file, slug, wanted } = article;
    if (house.articles.has(slug)) {
      refuse(file, `would be "${slug}", which exists already`, "rename one of the two, or keep what is there");
      continue;
    }
    try {
      const entry = await convertArticle(article, context);
      if (slug !== wanted)
        entry?.notes.push({
          file,
          rule: `would be "${wanted}", as another article of this import, and became "${slug}"`,
          fix: "rename one of the two, if links lead there",
          isLoss: false,
        });
      const date = textOf(mapped(article, mapping, "date"));
      if (entry) entries.push(entry);
      else if (date)
        refuse(file, `has the date ${JSON.stringify(date)}, which cannot be read for sure`, "write it as YYYY-MM-DD");
      else refuse(file, "has no date, as if it were a page", "add date to its front matter, or leave it behind");
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refuse(file, `cannot be converted: it ${error.message}`, "make it simpler or divide it");
    }
  }
  return { entries, refused };
}
