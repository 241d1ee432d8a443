/**
 * A step of `npm run build`: the index of the site's search, made from the built pages in `public`.
 * Usage: `tsx tools/search-index.ts FOLDER`, which is replaced.
 */
import { writeSearchIndex } from "./search/write-index";

const [target = "public/pagefind"] = process.argv.slice(2);

writeSearchIndex("public", target).then(
  (count) => console.log(`Search index: ${count} entries`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
