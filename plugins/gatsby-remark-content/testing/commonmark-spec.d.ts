/** commonmark-spec ships no types; this is the part of it that is used. */
declare module "commonmark-spec" {
  /** The examples of the specification. Source: https://spec.commonmark.org */
  export const tests: { markdown: string; html: string; section: string; number: number }[];
}
