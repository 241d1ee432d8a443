import type { BuildOptions } from "esbuild";
import type { GatsbyNode, PluginOptions } from "gatsby";
import type { FallbackFonts, FontFile } from "../../lib/drawing/typesetter";

export type MapView = {
  /** Base name of the file. */
  name: string;
  /** Size of the drawing in its own units. */
  width: number;
  height: number;
  /** Smallest width at which it is shown, in CSS pixels. */
  minWidth: number;
  /** Font size of the pins' names, in CSS pixels. */
  fontSize: number;
};

type Shades = readonly [dark: string, bright: string];

/** Colours are `#rrggbb`. */
export type MapColors = {
  /** The sea, and facets in shadow. */
  ground: string;
  /** Facets in light. */
  highlight: string;
  /** The light that falls on offices. */
  light: string;
  /** Countries without an office. */
  land: Shades;
  /** Countries with an office. */
  officeLand: Shades;
};

/** A page that a script of the site draws an interactive map in. */
export type InteractiveMapOptions = {
  apiKey: string;
  mapId: string;
  title: string;
  language: string;
  /** The script, whose style sheet it imports. */
  entryPoint: string;
  /** Options of its bundling. */
  esbuild: BuildOptions;
};

export type OfficeMapOptions = {
  views: { narrow: MapView; wide: MapView };
  colors: MapColors;
  /** Angle to the vertical at which light falls. */
  cutDegrees: number;
  /** Weight 600 of the typeface. */
  fonts: readonly FontFile[];
  /** Finds the fonts of letters that the typeface lacks. */
  fallbackFonts?: FallbackFonts;
  /** The page of the interactive map; without it there is none. */
  interactive?: InteractiveMapOptions | undefined;
};

/** The options as Gatsby hands them to a hook. */
export type GivenOptions = PluginOptions & OfficeMapOptions;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const text = Joi.string().required();
  const number = Joi.number().required();
  const shades = Joi.array().items(Joi.string()).length(2).required();
  const view = Joi.object({
    name: text,
    width: number,
    height: number,
    minWidth: number,
    fontSize: number,
  }).required();
  const font = Joi.object({ name: text, weight: Joi.valid(500, 600).required(), file: text });
  return Joi.object({
    views: Joi.object({ narrow: view, wide: view }).required(),
    colors: Joi.object({
      ground: text,
      highlight: text,
      light: text,
      land: shades,
      officeLand: shades,
    }).required(),
    cutDegrees: number,
    fonts: Joi.array().items(font).min(1).required(),
    fallbackFonts: Joi.function(),
    interactive: Joi.object({
      apiKey: text,
      mapId: text,
      title: text,
      language: text,
      entryPoint: text,
      esbuild: Joi.object().unknown().required(),
    }),
  });
};
