/** A step of `npm run build`: the index of the site's search, made from the built pages in `public`. */
import { writeSearchIndex } from "./search/write-index";

writeSearchIndex("public").then(
  (count) => console.log(`Search index: ${count} entries`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
