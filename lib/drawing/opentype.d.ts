/** What this project uses of the font reader of satori, whose package has no types. */
declare module "@shuding/opentype.js" {
  export type Font = { charToGlyphIndex: (character: string) => number };
  export function parse(file: ArrayBuffer): Font;
}
