import { generateImageData as generate } from "gatsby-plugin-sharp";
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";

/**
 * How hard the encoders try; sharp's own default is 4 for both. See the decision "Pictures are encoded with little effort"
 * for what they cost.
 */
export const EFFORT = { avif: 1, webp: 2 } as const;

type Encoders = {
  avif: (this: Sharp, options?: AvifOptions) => Sharp;
  webp: (this: Sharp, options?: WebpOptions) => Sharp;
};

/**
 * gatsby-plugin-sharp has no option for the encoders' effort, so this sets other defaults for the whole process: image
 * jobs run in Gatsby's own.
 */
export function setEncoderEffort(): void {
  const { prototype } = sharp as unknown as { prototype: Encoders };
  const { avif, webp } = prototype;
  prototype.avif = function encode(options) {
    return avif.call(this, { effort: EFFORT.avif, ...options });
  };
  prototype.webp = function encode(options) {
    return webp.call(this, { effort: EFFORT.webp, ...options });
  };
}

/**
 * The files of a picture as gatsby-plugin-image describes them; they are encoded later, as jobs. What
 * gatsby-transformer-sharp calls for `gatsbyImageData`, without an argument in each query.
 */
export const generateImageData = generate;
