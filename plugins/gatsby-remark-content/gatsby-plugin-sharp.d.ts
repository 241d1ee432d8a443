/** gatsby-plugin-sharp ships no types; this is the part of it that is used. */
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  export function generateImageData(input: {
    file: object;
    args: { formats: readonly string[] };
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
