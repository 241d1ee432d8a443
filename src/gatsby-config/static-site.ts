import type {
  EndedPage,
  HeaderOptions,
  StaticSiteOptions,
} from "../../plugins/gatsby-plugin-static-site/options";
import {
  EDITOR_FOLDER,
  INTERACTIVE_MAP_FOLDER,
  SHARE_FOLDER,
  STATIC_FOLDER,
} from "../../site-contract/layout";
import type { Redirect } from "../../site-contract/redirects";
import {
  EDITOR_HEADERS,
  INTERACTIVE_MAP_HEADERS,
  SHARED_FILES,
} from "../../site-contract/security-headers";
import { blogPagePath } from "../blog/blog-pages";
import { ANALYTICS } from "../constants/measuring";
import { IS_PREVIEW } from "../constants/routes";
import { SITE_ICONS, SITEMAP_PATH } from "../constants/site-files";
import { SEARCH_ROUTE } from "../search/constants";
import { playerSources, policySources, servicesOfBuild, type ThirdParty } from "./policy-sources";

/** Headers of previews. The tag manager's own preview opens pages and talks to them. */
const PREVIEW_HEADERS = {
  "x-robots-tag": "noindex, nofollow",
  "cross-origin-opener-policy": "unsafe-none",
};

/** Redirects of every site; those of the content take precedence. */
const REDIRECTS: readonly Redirect[] = [
  // A likely hand-typed address: the first page of the list has no number.
  { from: `${blogPagePath(1)}/page/1`, to: blogPagePath(1) },
  // Feed readers, and browsers for files that are not pages, ask for it without being told.
  { from: "/favicon.ico", to: SITE_ICONS.favicon.path },
];

const QUERY = `
  query StaticSite {
    siteSettings { url securityEmail }
    redirectSettings { items { from to } ended { from to } }
    thirdParties: allThirdParty {
      nodes { script connect socket img frame style font media form worker }
    }
  }
`;

type Data = {
  siteSettings: { url: string; securityEmail: string | null };
  redirectSettings: { items: Redirect[]; ended: EndedPage[] } | null;
  thirdParties: { nodes: ThirdParty[] };
};

/** Headers of pages and files. */
export const HEADERS: HeaderOptions = {
  headers: {
    "/*": IS_PREVIEW ? PREVIEW_HEADERS : {},
    [`/${STATIC_FOLDER}/*`]: SHARED_FILES,
    [`/${SHARE_FOLDER}/*`]: SHARED_FILES,
    [`/${EDITOR_FOLDER.slice(0, -1)}`]: EDITOR_HEADERS,
    [`/${EDITOR_FOLDER}*`]: EDITOR_HEADERS,
    [`/${INTERACTIVE_MAP_FOLDER.slice(0, -1)}`]: INTERACTIVE_MAP_HEADERS,
    [`/${INTERACTIVE_MAP_FOLDER}*`]: INTERACTIVE_MAP_HEADERS,
  },
  // The search compiles WebAssembly.
  pagePolicies: { [SEARCH_ROUTE]: { "script-src": ["'wasm-unsafe-eval'"] } },
  policyOf: playerSources,
  // The tag manager's snippet, which a consent lets run.
  allowsScript: ({ "data-category": category }) => category === ANALYTICS,
};

/** Options of gatsby-plugin-static-site. */
export const STATIC_SITE: StaticSiteOptions<Data> = {
  query: QUERY,
  resolve: ({ siteSettings, redirectSettings, thirdParties }) => ({
    ...siteSettings,
    redirects: [...(redirectSettings?.items ?? []), ...REDIRECTS],
    ended: redirectSettings?.ended ?? [],
    sources: policySources(servicesOfBuild(thirdParties.nodes)),
  }),
  language: "en",
  sitemapPath: IS_PREVIEW ? null : SITEMAP_PATH,
  badRequestPage: (html) => html.replace('data-status="404"', 'data-status="400"'),
  ...HEADERS,
};
