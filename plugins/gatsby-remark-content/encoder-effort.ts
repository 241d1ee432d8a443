import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * Effort of the AVIF encoder, 0 to 9; sharp's own default is 4. See the decision "Pictures are
 * encoded with little effort".
 */
export const AVIF_EFFORT = 2;

type Encoder = { avif: (this: Sharp, options?: AvifOptions) => Sharp };

/**
 * Sets the default of sharp for the whole process: gatsby-plugin-sharp, which encodes pictures in
 * it, has no option for the effort.
 */
export function setEncoderEffort(): void {
  const { prototype } = sharp as unknown as { prototype: Encoder };
  const { avif } = prototype;
  prototype.avif = function encode(options) {
    return avif.call(this, { effort: AVIF_EFFORT, ...options });
  };
}
