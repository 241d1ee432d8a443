import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { replaceFileSync } from "../../../lib/durable-files";
import { parseHeaders } from "../../../site-contract/headers";
import { HEADERS_FILE, REDIRECTS_FILE } from "../../../site-contract/layout";
import { parseRedirects } from "../../../site-contract/redirects";
import { cloudflareHeaders } from "./cloudflare";
import { cloudfrontFunction } from "./cloudfront";
import { nginxHeaders, nginxMaps } from "./nginx";

/**
 * Writes what hosts need that do not read the site's own `_headers` and `_redirects`, beside the site.
 * @param site folder of the built site
 * @param folder `dist/hosts`
 */
export function writeHostFiles(site: string, folder: string): void {
  const read = (name: string): string => {
    const file = path.join(site, name);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const { rules } = parseHeaders(read(HEADERS_FILE));
  const { redirects } = parseRedirects(read(REDIRECTS_FILE));
  const files = {
    "cloudflare/_headers": cloudflareHeaders(rules),
    "cloudfront/viewer-request.js": cloudfrontFunction(redirects),
    "nginx/maps.conf": nginxMaps(rules, redirects),
    "nginx/headers.conf": nginxHeaders(rules),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    replaceFileSync(file, text);
  }
}
