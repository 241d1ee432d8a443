import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, Module } from "webpack";
import { isPermissive } from "../../../lib/licences";

const NOTICES_FILE = "third-party-notices.txt";

/**
 * Packages that reach visitors outside of the modules that webpack names: the typeface, what Gatsby copies, the search, the land
 * of the map, and the interactive one.
 */
const UNBUNDLED = ["@fontsource-variable/figtree", "@react-google-maps/api", "gatsby", "pagefind", "world-atlas"];

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[-.](?:md|txt|mit|\w+))?$/i;

type Concatenated = Module & { modules?: readonly Module[] };

/** Folders of the packages that modules come from. */
export function packageFolders(modules: Iterable<Module>): Set<string> {
  const folders = new Set<string>();
  for (const module of modules as Iterable<Concatenated>) {
    for (const part of module.modules ?? [module]) {
      const [folder] = PACKAGE.exec(part.nameForCondition() ?? "") ?? [];
      if (folder) folders.add(folder);
    }
  }
  return folders;
}

type Notice = { name: string; version: string; licence: string; text: string };

function readNotice(folder: string): Notice {
  const { name, version, license = "" } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const entries = readdirSync(folder, { withFileTypes: true });
  const file = entries.find((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))?.name;
  return { name, version, licence: license, text: file ? readFileSync(path.join(folder, file), "utf8").trim() : "" };
}

/**
 * Names and licences of packages, as their licences ask of everyone who passes them on.
 * @throws Error naming the packages whose licence does not allow that without conditions on the site's own code
 */
export function noticesText(folders: Iterable<string>): string {
  const notices = [...folders].map(readNotice).sort((one, other) => (one.name < other.name ? -1 : 1));
  const refused = notices.filter(({ licence }) => !isPermissive(licence));
  if (refused.length > 0)
    throw new Error(
      `Packages in the site's scripts need a permissive licence: ${refused.map(({ name, licence }) => `${name} (${licence || "none"})`).join(", ")}. See lib/licences.ts.`,
    );
  const sections = notices.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`);
  return `This site contains the following software:\n\n${sections.join(`\n${"-".repeat(80)}\n\n`)}`;
}

/** webpack plugin: writes the notices of everything in the site's scripts and styles into the site. */
export class ThirdPartyNotices {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    hooks.thisCompilation.tap(ThirdPartyNotices.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: ThirdPartyNotices.name, stage }, () => {
        const unbundled = UNBUNDLED.map((name) => path.resolve("node_modules", name));
        const text = noticesText([...packageFolders(compilation.modules), ...unbundled]);
        compilation.emitAsset(NOTICES_FILE, new sources.RawSource(text));
      });
    });
  }
}
