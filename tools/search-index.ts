/**
 * A step of `npm run build`: generates the search index from the built pages in `public`.
 * Usage: `tsx tools/search-index.ts [FOLDER]`, the target folder, which is replaced.
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
