import type { GatsbyConfig } from "gatsby";

/**
 * Gatsby's adapters prepare a build for one host. Without one in the configuration, Gatsby asks the network for a list of
 * adapters in every build and, on Netlify, installs one that writes functions and settings of its own. This site is a plain
 * folder for every host (ADR 25).
 */
export const PLAIN_FOLDER: NonNullable<GatsbyConfig["adapter"]> = {
  name: "plain folder",
  adapt: async () => undefined,
};
