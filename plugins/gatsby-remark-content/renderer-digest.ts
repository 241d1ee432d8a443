import { codeDigest } from "../../lib/code-digest";

/**
 * The MD5 of all code that renders bodies. gatsby-transformer-remark keeps rendered bodies in
 * Gatsby's cache by their node alone: with this digest in the node, a change of the code renders
 * every body anew.
 * @param options path of the module that makes the plugin's options
 */
export const rendererDigest = (options: string): string =>
  codeDigest("plugins/gatsby-remark-content/transform.ts", options);
