/**
 * A step of `npm run build`: the index of the site's search, made from the built pages in `public`.
 * Usage: `tsx tools/search-index.ts [FOLDER [ARTICLES]]`: the folder that is replaced, and how many articles fill a part.
 */
import { SEARCH_FOLDER } from "../src/search/constants";
import { writeSearchIndex } from "./search/write-index";

const INDEX = `public/${SEARCH_FOLDER}`;
const STORE = "dist/.searched-pages";
const [target = INDEX, articles] = process.argv.slice(2);
const articlesPerPart = articles === undefined ? undefined : Number(articles);

writeSearchIndex("public", target, { before: INDEX, store: STORE, articlesPerPart }).then(
  (count) => console.log(`Search index: ${count} entries`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
