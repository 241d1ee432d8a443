/**
 * `npm run host-files -- FOLDER`: writes what hosts need that do not read `_headers` and
 * `_redirects`, from those two files of the built site: nginx's maps, and a function for
 * CloudFront.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseHeaders } from "../site-contract/headers";
import { HEADERS_FILE, REDIRECTS_FILE } from "../site-contract/layout";
import { parseRedirects } from "../site-contract/redirects";
import { cloudfrontFunction } from "./hosts/cloudfront";
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
  if (!folder) throw new PlainError("Usage: npm run host-files -- FOLDER");
  const rules = parseHeaders(read(site, HEADERS_FILE));
  const redirects = parseRedirects(read(site, REDIRECTS_FILE));
  const files = {
    "cloudfront.js": cloudfrontFunction(redirects),
    "nginx-maps.conf": nginxMaps(rules, redirects),
    "nginx-headers.conf": nginxHeaders(rules),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  console.log(`Wrote ${Object.keys(files).join(", ")} into ${folder}`);
});
