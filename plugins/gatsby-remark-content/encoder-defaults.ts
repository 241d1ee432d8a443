import sharp, { type AvifOptions, type Sharp } from "sharp";

/**
 * How AVIF is encoded. `effort` is 0 to 9; sharp's own default is 4. Colours have half the number of
 * pixels, as in most JPEGs. See the decision "Pictures are encoded with little effort".
 */
export const AVIF = { effort: 1, chromaSubsampling: "4:2:0" } as const satisfies AvifOptions;

type Encoder = { avif: (this: Sharp, options?: AvifOptions) => Sharp };

/**
 * Sets the defaults of sharp for the whole process: gatsby-plugin-sharp, which encodes pictures in
 * it, has no option for them.
 */
export function setEncoderDefaults(): void {
  const { prototype } = sharp as unknown as { prototype: Encoder };
  const { avif } = prototype;
  prototype.avif = function encode(options) {
    return avif.call(this, { ...AVIF, ...options });
  };
}
