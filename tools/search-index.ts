/**
 * A step of `npm run build`: the index of the site's search, made from the built pages in `public`.
 * Usage: `tsx tools/search-index.ts [FOLDER]`, the folder that is replaced.
 */
import { SEARCH_FOLDER } from "../src/search/constants";
import { writeSearchIndex } from "./search/write-index";

const [target = `public/${SEARCH_FOLDER}`] = process.argv.slice(2);

writeSearchIndex("public", target).then(
  (count) => console.log(`Search index: ${count} entries`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
