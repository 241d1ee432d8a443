/** gatsby-plugin-sharp ships no types; these are the parts of it that `picture-jobs.ts` uses. */
declare module "gatsby-plugin-sharp/gatsby-worker" {
  import type { FailOnOptions } from "sharp";

  /** How one file is made; what is left out is as the plugin's options say. */
  export type PictureArgs = Partial<Record<"duotone" | "grayscale" | "rotate" | "trim", unknown>> & {
    toFormat?: string;
    width?: number;
    height?: number;
    cropFocus?: string | number;
    fit?: "contain" | "cover" | "fill" | "inside" | "outside";
    background?: string;
    quality?: number;
    jpegQuality?: number;
    jpegProgressive?: boolean;
    pngQuality?: number;
    pngCompressionLevel?: number;
    webpQuality?: number;
  };

  /** The files that are made of one picture in one format. */
  export type PictureJob = {
    inputPaths: [{ path: string }];
    /** Absolute; the paths of the operations are relative to it. */
    outputDir: string;
    args: {
      /** In the preview: made when a browser asks for it. */
      isLazy: boolean;
      operations: { outputPath: string; args: PictureArgs }[];
      pluginOptions: { defaultQuality: number; failOn: FailOnOptions; stripMetadata: boolean; useMozJpeg: boolean };
    };
  };

  const worker: { IMAGE_PROCESSING: (job: PictureJob) => Promise<unknown> };
  export default worker;
}

declare module "gatsby-plugin-sharp/plugin-options" {
  import type { PictureArgs } from "gatsby-plugin-sharp/gatsby-worker";

  /** Adds what the plugin's options say to what was asked for. */
  export function healOptions(
    options: { defaultQuality: number },
    args: PictureArgs,
  ): PictureArgs & { toFormat: string };
}
