/** Says how many bytes the facts of long pages keep in use: in a process of its own, whose heap nothing else shares. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { readPage } from "../publish/html-page";
import { pageHtml } from "./tree";

const PAGES = 40;
const PAGE_LENGTH = 2 ** 20;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Bytes that are in use once what is not has been thrown away. */
function measure(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const facts = Array.from({ length: PAGES }, (_, index) => {
  const long = `name-of-what-stands-here-${index % 3}`;
  const head = `<title>${long}</title><meta name="description" content="${long}"><meta property="og:image" content="/${long}.png"><link rel="canonical" href="/${long}"><script id="${long}">${long}()</script>`;
  const body = `<h1 id="${long}" style="x" onclick="y"><a href="/${long}" rel="${long}">z</a></h1><p>${`${index % 10}`.repeat(PAGE_LENGTH)}</p>`;
  const page = { path: "/a", file: "a/index.html", html: pageHtml({ head, body }) };
  return readPage(page);
});
const withFacts = measure();
facts.length = 0;
console.log(withFacts - measure());
