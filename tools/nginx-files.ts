/**
 * `npm run nginx-files -- FOLDER [SITE]`: writes the redirects and headers of a built site as
 * nginx's configuration, from `_redirects` and `_headers`, which nginx does not read.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
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

void runCommand(() => {
  const [folder, site = "public"] = process.argv.slice(2);
  if (!folder) throw new PlainError("Usage: npm run nginx-files -- FOLDER");
  const rules = parseHeaders(read(site, HEADERS_FILE));
  const redirects = parseRedirects(read(site, REDIRECTS_FILE));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "maps.conf"), nginxMaps(rules, redirects));
  writeFileSync(path.join(folder, "headers.conf"), nginxHeaders(rules));
  console.log(`Wrote maps.conf and headers.conf into ${folder}`);
});
