import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * How hard the AVIF encoder tries, 0 to 9. At sharp's default of 4 a poster of 2,400 pixels takes 6 seconds of a core, at
 * 2 one second, for files about 5 % larger.
 */
export const AVIF_EFFORT = 2;

/**
 * gatsby-plugin-sharp has no option for the encoder's effort, so this sets another default for the whole process: image
 * jobs run in Gatsby's own.
 */
export function setAvifEffort(effort: number = AVIF_EFFORT): void {
  const { prototype } = sharp as unknown as { prototype: { avif: (this: Sharp, options?: AvifOptions) => Sharp } };
  const encode = prototype.avif;
  prototype.avif = function avif(options) {
    return encode.call(this, { effort, ...options });
  };
}
