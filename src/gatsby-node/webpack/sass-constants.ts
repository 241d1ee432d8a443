import path from "node:path";
import { pathToFileURL } from "node:url";
import * as intro from "../../constants/intro";
import * as layout from "../../constants/layout";
import * as motion from "../../constants/motion";

/** The files whose numbers style sheets may use, by module name. */
const CONSTANT_MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "constants/intro": intro,
  "constants/layout": layout,
  "constants/motion": motion,
};

/** Units by suffix of a constant's name. */
const UNITS: readonly [suffix: string, unit: string][] = [
  ["_MS", "ms"],
  ["_PX", "px"],
  ["_DEGREES", "deg"],
];

/**
 * Converts constants to Sass variables, so that scripts and style sheets share one definition.
 * @param constants by name, such as `MENU_SLIDE_MS`; only numbers are used
 * @returns lines such as `$menu-slide: 800ms;`
 */
export function sassVariables(constants: Readonly<Record<string, unknown>>): string {
  return Object.entries(constants)
    .filter(([, value]) => typeof value === "number")
    .map(([name, value]) => {
      const [suffix, unit] = UNITS.find(([end]) => name.endsWith(end)) ?? ["", ""];
      const variable = name
        .slice(0, name.length - suffix.length)
        .toLowerCase()
        .replaceAll("_", "-");
      return `$${variable}: ${value}${unit};`;
    })
    .join("\n");
}

/** Folders in which style sheets find files that they name without a dot in front. */
export const SASS_PATHS = ["src", "node_modules"].map((folder) => path.resolve(folder));

/**
 * Resolves `@use "constants/motion"` in a style sheet to the numbers of `src/constants/motion.ts`.
 */
export const CONSTANTS_IMPORTER = {
  /** The file itself, so that a changed number recompiles the style sheet. */
  canonicalize: (address: string) =>
    address in CONSTANT_MODULES ? pathToFileURL(path.resolve("src", `${address}.ts`)) : null,
  load: (address: URL) => {
    const name = `constants/${path.basename(address.pathname, ".ts")}`;
    return { contents: sassVariables(CONSTANT_MODULES[name] ?? {}), syntax: "scss" as const };
  },
};
