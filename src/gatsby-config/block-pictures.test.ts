/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { BLOCKS } from "../content-model/collections/blocks";
import { BLOCK_PICTURES } from "./editor";

test.each(BLOCKS)(
  "editors choose the block $type by a picture and a sentence",
  ({ type, hint }) => {
    const picture = path.join(BLOCK_PICTURES, `${type}.webp`);
    const fix = `${picture} is missing. Fix: run npm start, and npm run screenshots beside it`;
    expect(existsSync(picture) ? "" : fix).toBe("");
    const sentence = `The hint of "${type}" in src/content-model/collections/blocks.ts is a sentence`;
    expect(/^\p{Lu}.*\.$/u.test(hint) ? "" : sentence).toBe("");
  },
);
