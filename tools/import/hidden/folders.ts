import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { valueAt } from "../values";
import { keepsBack } from "../visibility";
import { mayMean, ruleName, type SiteRule } from "./site-rule";

/** Files of Hugo and Eleventy whose fields apply to every article of their folder. */
const FOLDER_DATA =
  /(?:^|\/)(?:_index\.\w+|[^/]+\.11tydata\.\w+|([^/]+)\/\1\.(?:json|ya?ml|toml))$/;
/** Data of one article: a file of its name. */
const DATA = /\.(?:json|ya?ml|toml)$/;
const MARKDOWN = /\.(?:md|mdx|markdown|mkd)$/i;
const IGNORE_FILE = /(?:^|\/)\.(?:eleventyignore|gitignore)$/;

const isBelow = (file: string, folder: string): boolean =>
  folder === "." || file.startsWith(`${folder}/`);

/** Whether a file has fields for other articles; Hugo's `_index` files only with `cascade`. */
function hasFolderData(file: string, root: string): boolean {
  if (!FOLDER_DATA.test(file)) return false;
  if (!/_index\.\w+$/.test(file)) return true;
  return /^\W*cascade\b/m.test(readFileSync(path.join(root, file), "utf8"));
}

/** The fields of a file of data; none for a program, or what cannot be read: it may say anything. */
function fieldsIn(root: string, file: string): Pick<SiteRule, "fields"> {
  if (!/\.(?:json|ya?ml)$/.test(file)) return {};
  try {
    const fields = parse(readFileSync(path.join(root, file), "utf8"));
    return typeof fields === "object" && fields !== null ? { fields } : {};
  } catch {
    return {};
  }
}

/** Files whose fields apply to articles, as fields of their own. Programs are not read. */
export function rulesOfData(root: string, files: readonly string[]): SiteRule[] {
  const stems = new Set(files.filter((file) => MARKDOWN.test(file)).map(stemOf));
  const ofFolders = files.filter((file) => hasFolderData(file, root));
  const ofArticles = files.filter((file) => DATA.test(file) && stems.has(stemOf(file)));
  return [
    ...ofFolders.map((name) => ({
      name,
      ...fieldsIn(root, name),
      concerns: (file: string) => isBelow(file, path.posix.dirname(name)),
    })),
    ...ofArticles.map((name) => ({
      name,
      ...fieldsIn(root, name),
      concerns: (file: string) => stemOf(file) === stemOf(name),
    })),
  ];
}

const stemOf = (file: string): string => file.replace(/\.\w+$/, "");

/** Eleventy's data of all pages: only names that keep articles back. */
export const rulesOfGlobalData = (files: readonly string[]): SiteRule[] =>
  files
    .filter(
      (file) => /(?:^|\/)_data\/[^/]+$/.test(file) && keepsBack(stemOf(path.posix.basename(file))),
    )
    .map((name) => ({ name, concerns: () => true }));

/** Lists of files that Eleventy or git leave out. What git leaves out was never sent to a host. */
export function rulesOfIgnoreFiles(root: string, files: readonly string[]): SiteRule[] {
  return files
    .filter((file) => IGNORE_FILE.test(file))
    .flatMap((name) => {
      const lines = readFileSync(path.join(root, name), "utf8").split("\n");
      return lines.flatMap((line, index): SiteRule[] => {
        const pattern = line.trim();
        if (!pattern || /^[#!]/.test(pattern)) return [];
        const folder = path.posix.dirname(name);
        const concerns = (file: string) => isBelow(file, folder) && mayMean(pattern, file);
        return [{ name: ruleName(name, pattern), line: index + 1, concerns }];
      });
    });
}

/**
 * What a generator shows by where a file lies and what its name is.
 * @param collections folders of Jekyll beside `_posts` that it shows
 */
export function rulesOfPlaces(
  generator: string | null,
  files: readonly string[],
  collections: unknown,
): SiteRule[] {
  if (generator === "Jekyll")
    return [
      {
        name: "_posts",
        remark: "Jekyll shows only files named as 2020-01-31-name.md",
        concerns: (file) =>
          /(?:^|\/)_posts\/(?!(?:.*\/)?\d{2,4}-\d{1,2}-\d{1,2}-[^/]+$)/.test(file),
      },
      {
        name: "collections",
        remark: "Jekyll shows only those with output: true",
        concerns: (file) => {
          const [, folder] = /^(?!.*_(?:posts|drafts)\/)(?:.*\/)?_([^/]+)\//.exec(file) ?? [];
          const shown = folder && valueAt(Object(collections), `${folder}.output`);
          return folder !== undefined && String(shown) !== "true";
        },
      },
    ];
  if (generator !== "Hugo") return [];
  const bundles = files
    .filter((file) => /\/index(?:\.[\w-]+)?\.(?:md|markdown|html?|org|adoc|rst)$/.test(file))
    .map((file) => path.posix.dirname(file));
  return [
    {
      name: "bundles",
      remark: "Hugo shows no file beside or below an index.md as a page",
      concerns: (file) =>
        bundles.some(
          (folder) =>
            isBelow(file, folder) && !/^index\.[^/]+$/.test(file.slice(folder.length + 1)),
        ),
    },
  ];
}
