/** Prints the heap size of the metadata of a site with long pages, in bytes; a separate process isolates the heap. */
import { rmSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type BuiltSite, readSite } from "../publish/built-site";
import { pageHtml, temporaryFolder, writeTree } from "./tree";

const PAGES = 40;
const PAGE_LENGTH = 2 ** 20;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Heap size after garbage collection, in bytes. */
function measure(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const folder = temporaryFolder();
for (let index = 0; index < PAGES; index += 1) {
  const long = `name-of-what-stands-here-${index % 3}`;
  const head = `<title>${long}</title><meta name="description" content="${long}"><meta property="og:image" content="/${long}.png"><link rel="canonical" href="/${long}"><script id="${long}">${long}()</script>`;
  const body = `<h1 id="${long}" style="x" onclick="y"><a href="/${long}" rel="${long}">z</a></h1><p>${`${index % 10}`.repeat(PAGE_LENGTH)}</p>`;
  writeTree(folder, { [`page-${index}/index.html`]: pageHtml({ head, body }) });
}
const before = measure();
const sites: BuiltSite[] = [readSite(folder)];
const withSite = measure();
rmSync(folder, { recursive: true });
console.log(sites.length * (withSite - before));
