import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { NodePluginArgs } from "gatsby";
import { escapeHtml } from "../../lib/escape-html";
import { INTERACTIVE_MAP_FOLDER } from "../../site-contract/layout";
import { BROWSER_BUNDLE } from "../../src/build/gatsby/browser-bundle";
import {
  type InteractiveMapData,
  MAP_STRINGS,
  MAPS_KEY,
  MAPS_MAP_ID,
  type ShownOffice,
} from "../../src/constants/interactive-map";

/** Data in a script element must not end it. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * A document of its own, so that no page needs a policy that allows what Google's scripts do (ADR
 * 34).
 */
function interactiveMapPage(data: InteractiveMapData): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(MAP_STRINGS.interactive)}</title>
    <link rel="stylesheet" href="/${INTERACTIVE_MAP_FOLDER}map.css">
    <script src="/${INTERACTIVE_MAP_FOLDER}map.js" defer></script>
  </head>
  <body>
    <div id="map"></div>
    <script type="application/json" id="offices">${asData(data)}</script>
  </body>
</html>
`;
}

/**
 * Writes the document to `public/`, for the preview and the built site alike; without a key there
 * is none.
 */
export async function writeInteractiveMap({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): Promise<void> {
  const folder = path.resolve("public", INTERACTIVE_MAP_FOLDER);
  await rm(folder, { recursive: true, force: true });
  if (!MAPS_KEY) return;
  const nodes = getNodesByType("Office") as unknown as (ShownOffice & { order: number })[];
  const offices = [...nodes]
    .sort((one, other) => one.order - other.order)
    .map(({ slug, title, addressLines, coordinates }) => ({
      slug,
      title,
      addressLines,
      coordinates,
    }));
  if (offices.length === 0) return;
  await mkdir(folder, { recursive: true });
  const page = interactiveMapPage({ apiKey: MAPS_KEY, mapId: MAPS_MAP_ID, offices });
  await writeFile(path.join(folder, "index.html"), page);
  await build({
    ...BROWSER_BUNDLE,
    entryPoints: { map: "src/interactive-map/main.tsx" },
    outdir: folder,
  });
}
