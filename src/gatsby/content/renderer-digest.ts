import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { MARKDOWN_STRINGS } from "../../constants/markdown-strings";
import { IDS } from "../../overrides/gatsby-output.cjs";

/** What writes the pictures, films and players of a body. */
const WRITERS = [
  "src/gatsby/pictures/prose-picture.ts",
  "src/gatsby/pictures/prose-animation.ts",
  "src/gatsby/pictures/static-file.ts",
  "src/content-loader/checks/svg-size.ts",
  "src/gatsby/media/figures.ts",
  "src/gatsby/media/prose-media.ts",
  "src/constants/players.ts",
  "src/utils/picture-parts.ts",
  "src/content-model/slots.ts",
  "src/content-model/plates.ts",
];

/**
 * A digest of the code, the strings and Gatsby's ids, which turn a body into HTML. Gatsby's cache of rendered bodies survives
 * builds and is keyed by the body's node only: with this in the node, a change of that code invalidates every body.
 */
export function rendererDigest(folder = path.resolve("src/markdown")): string {
  const hash = createHash("md5").update(JSON.stringify([MARKDOWN_STRINGS, IDS]));
  for (const file of WRITERS) hash.update(readFileSync(file));
  const code = readdirSync(folder).filter((name) => name.endsWith(".js"));
  for (const name of code.sort()) hash.update(readFileSync(path.join(folder, name)));
  return hash.digest("hex");
}
