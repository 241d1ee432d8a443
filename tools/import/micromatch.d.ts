/** The part of micromatch that the import uses; the package has no types of its own. */
declare module "micromatch" {
  export type Options = { dot?: boolean; nocase?: boolean; bash?: boolean };
  /** Whether a path matches one of the patterns. */
  export function isMatch(
    path: string,
    patterns: string | readonly string[],
    options?: Options,
  ): boolean;
}
