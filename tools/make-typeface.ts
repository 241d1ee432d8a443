/** `npm run typeface`: makes the font file that visitors load from the designer's. */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { LETTERS } from "../src/constants/letters";

const SOURCE = "tools/typeface/Figtree[wght].ttf";
export const TYPEFACE = "src/styles/typeface/figtree.woff2";

/** From regular to black. */
const WEIGHTS = { min: 400, max: 900 };

/** `LETTERS` names none from here on. */
const LAST_CODE_POINT = 0x2fff;

/** Reduces the typeface to `LETTERS` and `WEIGHTS`, as WOFF2. */
export function makeTypeface(): Promise<Buffer> {
  const letters = Array.from({ length: LAST_CODE_POINT }, (_, code) => String.fromCodePoint(code));
  const text = letters.filter((letter) => LETTERS.test(letter)).join("");
  return subsetFont(readFileSync(SOURCE), text, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
  });
}

if (require.main === module) void makeTypeface().then((face) => writeFileSync(TYPEFACE, face));
