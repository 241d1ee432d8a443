/**
 * `npm run nginx-files -- FOLDER [SITE]`: writes the redirects, headers and addresses of a built
 * site as nginx's configuration: nginx does not read `_redirects` and `_headers`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../lib/list-files";
import { parseHeaders } from "../site-contract/headers";
import { HEADERS_FILE, REDIRECTS_FILE } from "../site-contract/layout";
import { parseRedirects } from "../site-contract/redirects";
import { nginxHeaders, nginxMaps } from "./hosts/nginx";
import { PlainError, runCommand } from "./lib/project.mjs";

function read(site: string, name: string): string {
  try {
    return readFileSync(path.join(site, name), "utf8");
  } catch {
    throw new PlainError(
      `There is no ${name} in ${site}. Fix: build the site first, npm run build`,
    );
  }
}

const INDEX = "/index.html";

/** The addresses of a site's pages, but for the one of unknown addresses. */
const pagesOf = (site: string): string[] =>
  listFiles(site)
    .map((file) => `/${file}`)
    .filter((file) => file.endsWith(INDEX))
    .map((file) => file.slice(0, -INDEX.length) || "/")
    .filter((page) => /^[\w/.~-]+$/.test(page) && page !== "/404");

void runCommand(() => {
  const [folder, site = "public"] = process.argv.slice(2);
  if (!folder) throw new PlainError("Usage: npm run nginx-files -- FOLDER");
  const rules = parseHeaders(read(site, HEADERS_FILE));
  const redirects = parseRedirects(read(site, REDIRECTS_FILE));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "maps.conf"), nginxMaps(rules, redirects, pagesOf(site)));
  writeFileSync(path.join(folder, "headers.conf"), nginxHeaders(rules));
  console.log(`Wrote maps.conf and headers.conf into ${folder}`);
});
