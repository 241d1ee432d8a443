import { writeFileSync } from "node:fs";
import path from "node:path";
import { cacheControlFor, REVALIDATE } from "../../../../site-contract/cache-policy";
import { type HeaderRule, headerLines } from "../../../../site-contract/headers";
import {
  EDITOR_FOLDER,
  HEADERS_FILE,
  INTERACTIVE_MAP_FOLDER,
  PAGE_DATA_FOLDER,
  SHARE_FOLDER,
  STATIC_FOLDER,
} from "../../../../site-contract/layout";
import {
  EDITOR_HEADERS,
  INTERACTIVE_MAP_HEADERS,
  NO_PAGE_POLICY,
  SECURITY_HEADERS,
  SHARED_FILES,
  SVG_POLICY,
} from "../../../../site-contract/security-headers";
import { IS_PREVIEW } from "../../../constants/routes";
import { UNSERVED } from "../../../overrides/gatsby-output.cjs";
import { SEARCH_ROUTE } from "../../../search/constants";
import { cloudflareHeaders } from "./cloudflare-headers";
import { type BuiltSite, readSite } from "./read-site";
import { type PageNeeds, pagePolicy, policyText, searchPolicy } from "./security-policy";

const POLICY = "content-security-policy";
const CACHE = "cache-control";
/** Of previews: the tag manager's own preview opens pages and talks to them. */
const PREVIEW = {
  "x-robots-tag": "noindex, nofollow",
  "cross-origin-opener-policy": "unsafe-none",
};

/** The editor and the interactive map: no pages, with other needs. */
const OTHERS: readonly { folder: string; headers: HeaderRule["headers"] }[] = [
  { folder: EDITOR_FOLDER, headers: EDITOR_HEADERS },
  { folder: INTERACTIVE_MAP_FOLDER, headers: INTERACTIVE_MAP_HEADERS },
];

/** What the site has of them. */
const otherRules = (files: BuiltSite["files"]): HeaderRule[] =>
  OTHERS.filter(({ folder }) => files.has(`${folder}index.html`)).flatMap(({ folder, headers }) => [
    { path: `/${folder.slice(0, -1)}`, headers },
    { path: `/${folder}*`, headers },
  ]);

/**
 * Files that a rule can name: not those for hosts, hidden ones, or what has signs of patterns in
 * its name.
 */
const NAMEABLE = /^[^._][\w.~@/-]*$/;

const PAGE = /(?:^|\/)index\.html$/;

/**
 * Rules for files whose `Cache-Control` differs from that of pages: one for a folder where all
 * files have the same, else one for each file.
 * @param folder with a slash at its end, or nothing for the whole site
 */
function cacheRules(files: readonly string[], folder = ""): HeaderRule[] {
  const policies = new Set(files.map((file) => cacheControlFor(`/${file}`)));
  const [policy = REVALIDATE] = policies;
  if (policies.size === 1 && policy === REVALIDATE) return [];
  if (policies.size === 1 && folder !== "")
    return [{ path: `/${folder}*`, headers: { [CACHE]: policy } }];
  const isDeeper = (file: string) => file.includes("/", folder.length);
  const folders = new Set(
    files.filter(isDeeper).map((file) => file.slice(0, file.indexOf("/", folder.length) + 1)),
  );
  const inside = (name: string) => files.filter((file) => file.startsWith(name));
  const own = files.filter((file) => !isDeeper(file) && cacheControlFor(`/${file}`) !== REVALIDATE);
  return [
    ...own.map((file) => ({ path: `/${file}`, headers: { [CACHE]: cacheControlFor(`/${file}`) } })),
    ...[...folders].flatMap((name) => cacheRules(inside(name), name)),
  ];
}

/** The headers of the site's files, for its server and for hosts that read `_headers`. */
export function headerRules(
  { files, ...needs }: Pick<BuiltSite, "files"> & PageNeeds,
  isPreview = IS_PREVIEW,
): HeaderRule[] {
  const policy = pagePolicy(needs);
  const names = [...files.keys()].filter(
    (name) => NAMEABLE.test(name) && !PAGE.test(name) && !UNSERVED.test(name),
  );
  const everywhere = { ...SECURITY_HEADERS, [POLICY]: policyText(policy), [CACHE]: REVALIDATE };
  return [
    { path: "/*", headers: { ...everywhere, ...(isPreview && PREVIEW) } },
    { path: SEARCH_ROUTE, headers: { [POLICY]: policyText(searchPolicy(policy)) } },
    // Ten of these to a page, and the policy of pages is three quarters of a header's bytes.
    ...[STATIC_FOLDER, PAGE_DATA_FOLDER].map((folder) => ({
      path: `/${folder}/*`,
      headers: { [POLICY]: NO_PAGE_POLICY },
    })),
    ...[STATIC_FOLDER, SHARE_FOLDER].map((folder) => ({
      path: `/${folder}/*`,
      headers: SHARED_FILES,
    })),
    ...names
      .filter((name) => name.endsWith(".svg"))
      .map((name) => ({ path: `/${name}`, headers: { [POLICY]: SVG_POLICY } })),
    ...otherRules(files),
    ...cacheRules(names),
  ];
}

/** Set by Cloudflare where it builds: Pages, and Workers with static assets. */
const isOnCloudflare = (): boolean => Boolean(process.env.CF_PAGES || process.env.WORKERS_CI);

/** Writes `_headers` into a built site, in the dialect of the host that builds it. */
export function writeHeaders(directory = "public"): void {
  const write = isOnCloudflare() ? cloudflareHeaders : headerLines;
  writeFileSync(path.join(directory, HEADERS_FILE), write(headerRules(readSite(directory))));
}
