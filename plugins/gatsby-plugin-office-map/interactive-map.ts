import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { escapeHtml } from "../../lib/escape-html";
import { INTERACTIVE_MAP_FOLDER } from "../../site-contract/layout";
import type { InteractiveMapOptions } from "./options";
import type { InteractiveMapData, ShownOffice } from "./types";

/** JSON that does not end the script element that it is in. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * The HTML of the interactive map. It is a page of its own, so that no other page needs a policy
 * that allows what the map's scripts do (ADR 34).
 */
export function interactiveMapPage(
  data: InteractiveMapData,
  { title, language }: Pick<InteractiveMapOptions, "title" | "language">,
): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="/${INTERACTIVE_MAP_FOLDER}map.css">
    <script src="/${INTERACTIVE_MAP_FOLDER}map.js" defer></script>
  </head>
  <body>
    <div id="map"></div>
    <script type="application/json" id="offices">${scriptJson(data)}</script>
  </body>
</html>
`;
}

type OfficeNode = ShownOffice & { order: number };

/** Writes the page to `public`, with its script and styles. */
export async function writeInteractiveMap(
  nodes: readonly object[],
  options: InteractiveMapOptions | undefined,
): Promise<void> {
  const folder = path.resolve("public", INTERACTIVE_MAP_FOLDER);
  await rm(folder, { recursive: true, force: true });
  if (!options || nodes.length === 0) return;
  const { apiKey, mapId, entryPoint, esbuild } = options;
  const offices = ([...nodes] as OfficeNode[])
    .sort((one, other) => one.order - other.order)
    .map(({ slug, title, addressLines, coordinates }) => ({
      slug,
      title,
      addressLines,
      coordinates,
    }));
  await mkdir(folder, { recursive: true });
  const page = interactiveMapPage({ apiKey, mapId, offices }, options);
  await writeFile(path.join(folder, "index.html"), page);
  await build({ ...esbuild, entryPoints: { map: entryPoint }, outdir: folder });
}
