import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import type { Problem } from "../../plugins/gatsby-source-content/model";
import { listSourceFiles, type SourceFiles } from "./articles";
import { GENERATORS, type Setting } from "./generators";
import {
  rulesOfData,
  rulesOfGlobalData,
  rulesOfIgnoreFiles,
  rulesOfPlaces,
} from "./hidden/folders";
import { rulesOfProgram } from "./hidden/programs";
import { rulesOfSettings, type Settings } from "./hidden/settings";
import type { SiteRule } from "./hidden/site-rule";
import type { Typography } from "./text/typography";
import { valueAt } from "./values";

/** What the old project says of its articles as a whole. */
export type Configuration = Typography & {
  /** The generator that it is written for, such as `Hugo`; null if there is no sign of any. */
  generator: string | null;
  /** The old site's address, such as `https://old.example`; null if no file names it. */
  oldSite: string | null;
  /** The folder in which the old site lies on its host, `/blog`; empty at the root. */
  basePath: string;
  /** What it says of several articles at once. */
  rules: SiteRule[];
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
const PROGRAM = /\.[cm]?[jt]sx?$/;
/** Endings that a program leaves out where it names another one. */
const ENDINGS = ["js", "mjs", "cjs", "ts", "mts", "cts", "jsx", "tsx"].flatMap((ending) => [
  `.${ending}`,
  `/index.${ending}`,
]);
/** Programs that generators read beside their configuration: what is an article, and what is not. */
const CONTENT_PROGRAM = /^(?:src\/content[./]config|gatsby-node)\.[cm]?[jt]s$/;
/** What makes a program, or the list of its packages, take part in how words are shown. */
const CHANGES_WORDS = /smartypants|\btypographer\b|remark-(?:hard-)?breaks/;
const MAX_PROGRAM = 200_000;

/** A program without its comments, in as many lines. `/*` in a glob, `a/*.md`, is not a comment. */
const codeOf = (program: string): string =>
  program.replace(/(?<![^\s;,(){}[\]])\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ""),
  );

/** The file of a project that a program names, with or without its ending; null for none. */
function programAt(from: string, name: string): string | null {
  if (name.startsWith("..")) return null;
  const isFile = (file: string) =>
    statSync(path.join(from, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const file = ["", ...ENDINGS].map((ending) => name + ending).find(isFile);
  return file && PROGRAM.test(file) ? file : null;
}

/** Adds files of the project, and of programs the parts that they name, each once. */
function addFiles(from: string, names: readonly string[], files: File[]): File[] {
  for (const name of names) {
    const place = path.join(from, name);
    const isRead = files.some((file) => file.name === name);
    if (isRead || !statSync(place, { throwIfNoEntry: false })?.isFile()) continue;
    const written = readFileSync(place, "utf8");
    const text = PROGRAM.test(name) ? codeOf(written) : written;
    files.push({ name, text });
    if (!PROGRAM.test(name)) continue;
    const folder = path.posix.dirname(name);
    const parts = [...text.matchAll(/["'`](\.{1,2}\/[^"'`\s]+)["'`]/g)];
    const found = parts.map(([, part = ""]) => programAt(from, path.posix.join(folder, part)));
    addFiles(
      from,
      found.filter((part) => part !== null),
      files,
    );
  }
  return files;
}

/** Programs, and lists of packages, that may change words, wherever they lie in the project. */
const textPrograms = (from: string, { files }: SourceFiles): string[] =>
  files.filter((name) => {
    const place = path.join(from, name);
    return (
      (PROGRAM.test(name) || path.posix.basename(name) === "package.json") &&
      !/^(?:public|static)\//.test(name) &&
      statSync(place).size <= MAX_PROGRAM &&
      CHANGES_WORDS.test(readFileSync(place, "utf8"))
    );
  });

/** Parses a file of settings. Hugo has some in a file for each group: `config/_default/markup.toml`. */
function settingsIn({ name, text }: File): unknown {
  const data = name.endsWith(".toml") ? parseToml(text) : parseYaml(text);
  const group = /^config\/\w+\/(?!hugo\.|config\.)(\w+)\./.exec(name)?.[1];
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

/** Reads files of settings; those that cannot be read are noted. */
function readSettings(files: readonly File[], notes: Problem[]): Settings[] {
  return files.flatMap((file) => {
    try {
      return [{ ...file, data: settingsIn(file) }];
    } catch (error) {
      const rule = `cannot be read: ${(error as Error).message.split("\n")[0]}`;
      const fix = 'see that "lineBreaks" and "signs" in the mapping are right';
      notes.push({ file: file.name, rule, fix });
      return [];
    }
  });
}

/** The folder that a setting names, `/blog`; empty for the root. */
function pathIn(files: readonly File[], key: string): string {
  const setting = new RegExp(
    `(?<!#.*)(?:^|[\\s{,])["']?${key}["']?\\s*[:=]\\s*["'\`]?(/[\\w.-][\\w./-]*)`,
    "im",
  );
  const [found = ""] = files.flatMap(({ text }) => setting.exec(text)?.[1] ?? []);
  return found.replace(/\/+$/, "");
}

/** The name of the host of GitHub's pages. */
const HOST_FILE = /^(?:(?:static|public|source|src|docs)\/)?CNAME$/;

/** The address of the old site with the folder in which it lies; null if no file names it. */
function siteAddress(files: readonly File[], basePath: string): string | null {
  const [written] = files.flatMap(({ text }) => ADDRESS.exec(text)?.[1] ?? []);
  const address = written?.replace(/^\/\//, "https://").replace(/\/+$/, "");
  if (!address || !URL.canParse(address)) return null;
  return new URL(address).pathname === "/" ? address + basePath : address;
}

/** Names in a project's folder, and those of Hugo's settings in files for each group. */
function namesIn(from: string): string[] {
  const list = (folder: string) =>
    existsSync(path.join(from, folder)) && statSync(path.join(from, folder)).isDirectory()
      ? readdirSync(path.join(from, folder)).sort()
      : [];
  const groups = list("config").flatMap((folder) =>
    list(`config/${folder}`).map((name) => `config/${folder}/${name}`),
  );
  return [...list("."), ...groups];
}

/** Reads the configuration in a project's folder. */
export function readConfiguration(
  from: string,
  source: SourceFiles = listSourceFiles(from),
): Configuration {
  const names = namesIn(from);
  const generator = GENERATORS.find(
    ({ files, folder }) =>
      names.some((name) => files.test(name)) && (!folder || existsSync(path.join(from, folder))),
  );
  // Those of themes and of a single environment come after it.
  const isMain = (name: string) => Number(/^_config\.\w+$|\/_default\//.test(name));
  const named = names
    .filter((name) => generator?.files.test(name))
    .toSorted((a, b) => isMain(b) - isMain(a));
  const isProgram = named.some((name) => PROGRAM.test(name) || name === "package.json");
  const own = addFiles(from, named, []);
  const files = addFiles(from, isProgram ? textPrograms(from, source) : [], [...own]);
  const others = addFiles(from, ["package.json"], [...files]);
  const content = source.files.filter((name) => CONTENT_PROGRAM.test(name));

  const notes: Problem[] = [];
  const settings = readSettings(
    own.filter(({ name }) => !PROGRAM.test(name)),
    notes,
  );
  const setting: Setting = (key) =>
    settings.map(({ data }) => valueAt(Object(data), key)).find((value) => value !== undefined);
  const code = others.map(({ text }) => text).join("\n");
  const addressed = own.filter(({ name }) => name !== "package.json");
  const hosts = addFiles(
    from,
    source.files.filter((name) => HOST_FILE.test(name)),
    [],
  ).map(({ name, text }) => ({ name, text: `url: https://${text.trim()}` }));
  const basePath = generator?.base ? pathIn(addressed, generator.base) : "";
  return {
    generator: generator?.name ?? null,
    oldSite: siteAddress([...addressed, ...hosts], basePath),
    basePath,
    ...(generator?.read(setting, code) ?? { lineBreaks: false, signs: {} }),
    rules: [
      ...notes.map(({ file, rule }) => ({ name: file, remark: rule, concerns: () => true })),
      ...rulesOfSettings(settings),
      ...addFiles(from, isProgram ? content : [], [...own])
        .filter(({ name }) => PROGRAM.test(name))
        .flatMap(rulesOfProgram),
      ...rulesOfIgnoreFiles(from, source.settings),
      ...(generator?.name === "Eleventy" ? rulesOfGlobalData(source.settings) : []),
      ...rulesOfData(from, source.files),
      ...rulesOfPlaces(generator?.name ?? null, source.files, setting("collections")),
    ],
    notes: [...notes, ...pluginNotes(others)],
  };
}
