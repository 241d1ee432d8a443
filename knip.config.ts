/**
 * Files that `knip` takes for used, besides those that it finds by itself for Gatsby, Jest,
 * Playwright and npm scripts. Part of `npm run lint`.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import type { KnipConfig } from "knip";

// The packages of a site with a tag manager count, too.
process.env.GATSBY_GTM_ID = "GTM-KNIP";

/** The file that a style sheet names: beside it, or below a folder of `SASS_PATHS`. */
function sassFile(name: string, sheet: string): string | undefined {
  const { dir, base } = path.parse(name);
  const candidates = [
    `${name}.scss`,
    `${path.join(dir, `_${base}`)}.scss`,
    `${name}/_index.scss`,
    `${name}.ts`,
  ];
  return [path.dirname(sheet), "src", "node_modules"]
    .flatMap((folder) => candidates.map((file) => path.resolve(folder, file)))
    .find(existsSync);
}

/** A style sheet as the imports that stand for its own. */
function importsOfSass(text: string, sheet: string): string {
  const names = text.matchAll(/(?:@use|@forward|load-css\()\s*"(?!sass:)([^"]+)"/g);
  return [...names]
    .map(([, name = ""]) => `use(await import("${sassFile(name, sheet) ?? name}"));`)
    .join("\n");
}

/** Exception: queries name fragments, so no file imports them. */
const hideFragments = (text: string): string =>
  text.replace(/export (const \w+Fragment = graphql`)/g, "$1");

const config: KnipConfig = {
  entry: [
    // Programs and style sheets that esbuild bundles.
    "**/{main,early,stand-ins}.{ts,tsx}",
    "**/{page,preview,consent}.scss",
    // Modules that webpack takes in place of others: `src/overrides/client-modules.ts`.
    "src/**/overrides/{router/*,empty-module.ts}",
    "src/**/page-views.ts",
    // Found by generated pages, by queries, and by Node while Gatsby runs.
    "src/**/block-page.tsx",
    "src/**/home-entries.ts",
    "**/node-import.cjs",
    "plugins/*/{index,gatsby-node}.{js,ts}",
    "bench/bare/{gatsby-config.mjs,src/pages/*.tsx}",
    "docs/deploy/oauth-worker.mjs",
    "static/**/*.js",
  ],
  project: ["**/*.{ts,tsx,js,mjs,cjs,scss,sass}"],
  compilers: { scss: importsOfSass, ts: hideFragments, tsx: hideFragments },
  // Exception: read from node_modules by path.
  ignoreDependencies: [/^@fontsource\//, "world-atlas"],
  // TypeScript finds imports that lead nowhere, and tests start programs of the system.
  exclude: ["unresolved", "binaries"],
};

export default config;
