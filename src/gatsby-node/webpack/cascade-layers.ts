import type { AtRule, Plugin } from "postcss";
import type { LAYERS } from "../../constants/layers";

/**
 * Folders of `src` with style sheets of components, and their layers; the first that matches
 * counts. `src/styles/global.scss` names its own layers.
 */
const ROOMS: readonly [folder: RegExp, layer: (typeof LAYERS)[number]][] = [
  [/\/src\/ui\//, "ui"],
  [/\/src\/components\/(?:content|forms)\//, "content"],
  [/\/src\//, "sections"],
];

/** The layer of a component's style sheet, by its file; of others none. */
export const layerOf = (file: string) =>
  file.endsWith(".module.scss")
    ? ROOMS.find(([folder]) => folder.test(file.replaceAll("\\", "/")))?.[1]
    : undefined;

/** Puts the style sheet of each component into the layer of its room, for PostCSS. */
export const CASCADE_LAYERS: Plugin = {
  postcssPlugin: "cascade-layers",
  Once(root, helpers) {
    const params = layerOf(root.source?.input.file ?? "");
    if (!params) return;
    const layer: AtRule = new helpers.AtRule({ name: "layer", params });
    layer.append(root.nodes);
    root.append(layer);
  },
};
