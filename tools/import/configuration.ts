import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import type { Problem } from "../../plugins/gatsby-source-content/model";
import { GENERATORS, type Setting } from "./generators";
import type { Typography } from "./text/typography";
import { valueAt } from "./values";

/** What the old project says of its articles as a whole. */
export type Configuration = Typography & {
  /** The generator that it is written for, such as `Hugo`; null if there is no sign of any. */
  generator: string | null;
  /** The old site's address, such as `https://old.example`; null if no file names it. */
  oldSite: string | null;
  /** What the import cannot know. */
  notes: Problem[];
};

/** A file by its path within the project. */
type File = { name: string; text: string };

const ADDRESS =
  /(?<!#.*)(?:^|[\s{,])["']?(?:url|base_?url|siteUrl|site)["']?\s*[:=]\s*["'`]?((?:https?:)?\/\/[^"'`\s,]+)/im;
/** Packages that take part in making the text. */
const PLUGIN =
  /["'`]((?:@[\w-]+\/)?(?:[\w-]+-)?(?:remark|rehype|retext|markdown-it|hexo-renderer)-[\w-]+)["'`]/g;
/** Those of them whose effect the import brings over, or which change no words. */
const KNOWN_PLUGIN =
  /-(?:\w*images?|prismjs|\w*highlight\w*|shiki\w*|pretty-code|vscode|copy-linked-files|responsive-iframe|autolink-headings|\w*anchors?|external-links|slug|toc|gfm|footnotes?|breaks|smartypants|attrs|marked|markdown-it|stylus|ejs|sass|less|pug|nunjucks)$/;
const PROGRAM = /\.[cm]?[jt]s$/;

/** A program without its comments, in as many lines. */
const codeOf = (program: string): string =>
  program.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ""));

/** Adds files of the project, and of programs the parts that they name, each once. */
function addFiles(from: string, names: readonly string[], files: File[]): File[] {
  for (const name of names) {
    const place = path.join(from, name);
    const isRead = name.startsWith("..") || files.some((file) => file.name === name);
    if (isRead || !statSync(place, { throwIfNoEntry: false })?.isFile()) continue;
    const written = readFileSync(place, "utf8");
    const text = PROGRAM.test(name) ? codeOf(written) : written;
    files.push({ name, text });
    const parts = PROGRAM.test(name)
      ? text.matchAll(/["'`](\.{1,2}\/[\w./-]+\.[cm]?[jt]s)["'`]/g)
      : [];
    const folder = path.posix.dirname(name);
    addFiles(
      from,
      [...parts].map(([, part = ""]) => path.posix.join(folder, part)),
      files,
    );
  }
  return files;
}

/** Parses a file of settings. Hugo has some in a file for each group: `config/_default/markup.toml`. */
function settingsIn({ name, text }: File): unknown {
  const data = name.endsWith(".toml") ? parseToml(text) : parseYaml(text);
  const group = /^config\/_default\/(?!hugo\.|config\.)(\w+)\./.exec(name)?.[1];
  return group ? { [group]: data } : data;
}

/** Plugins that may change the words of articles, each where it is named first. */
function pluginNotes(files: readonly File[]): Problem[] {
  const notes = new Map<string, Problem>();
  for (const { name, text } of files)
    for (const { 1: plugin = "", index } of text.matchAll(PLUGIN)) {
      if (KNOWN_PLUGIN.test(plugin) || notes.has(plugin)) continue;
      notes.set(plugin, {
        file: name,
        line: text.slice(0, index).split("\n").length,
        rule: `names ${plugin}, which may have changed texts`,
        fix: 'compare them with the old site; add signs that it wrote to "signs" in the mapping',
      });
    }
  return [...notes.values()];
}

/** Reads the configuration in a project's folder. */
export function readConfiguration(from: string): Configuration {
  const list = (folder: string) =>
    existsSync(path.join(from, folder)) ? readdirSync(path.join(from, folder)) : [];
  const names = [...list("."), ...list("config/_default").map((name) => `config/_default/${name}`)];
  const generator = GENERATORS.find(
    ({ files, folder }) =>
      names.some((name) => files.test(name)) && (!folder || existsSync(path.join(from, folder))),
  );
  const files = addFiles(
    from,
    names.filter((name) => generator?.files.test(name)),
    [],
  );
  const notes: Problem[] = [];
  const settings = files
    .filter(({ name }) => !PROGRAM.test(name))
    .flatMap((file) => {
      try {
        return [settingsIn(file)];
      } catch (error) {
        const rule = `cannot be read: ${(error as Error).message.split("\n")[0]}`;
        notes.push({
          file: file.name,
          rule,
          fix: 'see that "lineBreaks" and "signs" in the mapping are right',
        });
        return [];
      }
    });
  const setting: Setting = (key) =>
    settings.map((data) => valueAt(Object(data), key)).find((value) => value !== undefined);
  const code = files.map(({ text }) => text).join("\n");
  const others = addFiles(from, ["package.json"], [...files]);
  const [address] = files.flatMap(({ text }) => ADDRESS.exec(text)?.[1] ?? []);
  return {
    generator: generator?.name ?? null,
    oldSite: address?.replace(/^\/\//, "https://").replace(/\/+$/, "") ?? null,
    ...(generator?.read(setting, code) ?? { lineBreaks: false, signs: {} }),
    notes: [...notes, ...pluginNotes(others)],
  };
}
