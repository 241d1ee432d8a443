import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * How hard the encoder of AVIF tries; sharp's own default is 4. The decision "Pictures are encoded
 * with little effort" says what it costs.
 */
export const AVIF_EFFORT = 2;

type Encoder = { avif: (this: Sharp, options?: AvifOptions) => Sharp };

/**
 * gatsby-plugin-sharp has no option for the encoder's effort, so this sets another default for the
 * whole process: image jobs run in Gatsby's own.
 */
export function setEncoderEffort(): void {
  const { prototype } = sharp as unknown as { prototype: Encoder };
  const { avif } = prototype;
  prototype.avif = function encode(options) {
    return avif.call(this, { effort: AVIF_EFFORT, ...options });
  };
}
