/** Says how many bytes a read site of long pages keeps in use: in a process of its own, whose heap nothing else shares. */
import { rmSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type BuiltSite, readSite } from "../publish/built-site";
import { pageHtml, temporaryFolder, writeTree } from "./tree";

const PAGES = 40;
const PAGE_LENGTH = 2 ** 20;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Bytes that are in use once what is not has been thrown away. */
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
