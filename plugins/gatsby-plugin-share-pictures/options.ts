import type { GatsbyNode, PluginOptions } from "gatsby";
import type { FallbackFonts, FontFile } from "../../lib/drawing/typesetter";

/** Size of a share picture in pixels: all networks show this shape. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Where `gatsby develop` answers with the picture of a page, `route`, whose first `h1` says
 * `heading`; or with a sentence about what stands in the way.
 */
export const PREVIEW_ADDRESS = "/___share-picture";

/** A picture file of the content and a digest of its bytes. */
export type SourcePicture = { file: string; digest: string };

export type SiteContent = {
  /** The agency's name, on every card. */
  name: string;
  /** The agency's mark, a picture file. */
  icon: string;
  /** Address of the live site, whose host is on every card. */
  url: string;
  /** Pages whose card shows a picture and this title; cards of other pages show their heading. */
  entries: readonly { route: string; title: string; picture: SourcePicture | null }[];
};

/** Colours are `#rrggbb`. */
export type CardDesign = {
  colors: {
    ground: string;
    text: string;
    mutedText: string;
    /** The strip between the ground and the page's picture. */
    light: string;
  };
  /** Angle of that strip to the vertical. */
  cutDegrees: number;
  /**
   * Shown instead of a picture: SVG elements for an area of 1200 x 630, and their strip's colour.
   */
  artwork: { svg: string; light: string };
};

export type SharePicturesOptions<Data = unknown> = {
  /** GraphQL query for the site's content. */
  query: string;
  resolve: (data: Data) => SiteContent;
  /** The root-relative address of a page's picture, below `/share/`. */
  picturePath: (route: string) => string;
  /** Weights 500 and 600 of the typeface. */
  fonts: readonly FontFile[];
  /** Finds the fonts of letters that the typeface lacks. */
  fallbackFonts?: FallbackFonts;
  design: CardDesign;
};

/** The options as Gatsby hands them to a hook. */
export type GivenOptions = PluginOptions & SharePicturesOptions;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const color = Joi.string().required();
  const font = Joi.object({
    name: Joi.string().required(),
    weight: Joi.valid(500, 600).required(),
    file: Joi.string().required(),
  });
  const colors = Joi.object({ ground: color, text: color, mutedText: color, light: color });
  const artwork = Joi.object({ svg: Joi.string().required(), light: color });
  const design = Joi.object({
    colors: colors.required(),
    cutDegrees: Joi.number().required(),
    artwork: artwork.required(),
  });
  return Joi.object({
    query: Joi.string().required(),
    resolve: Joi.function().required(),
    picturePath: Joi.function().required(),
    fonts: Joi.array().items(font).min(1).required(),
    fallbackFonts: Joi.function(),
    design: design.required(),
  });
};
