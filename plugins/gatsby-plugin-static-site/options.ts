import type { GatsbyNode, PluginOptions } from "gatsby";
import type { Headers } from "../../site-contract/headers";
import type { Redirect } from "../../site-contract/redirects";
import type { Policy } from "./policy";

/** A page that has ended, and where its address leads now; null: the page is gone. */
export type EndedPage = { from: string; to: string | null };

/** Content of the site that the plugin's files need. */
export type SiteContent = {
  /** Address of the site, without a slash at its end. */
  url: string;
  /** Address for reports of security problems; without it there is no security.txt. */
  securityEmail: string | null;
  redirects: readonly Redirect[];
  ended: readonly EndedPage[];
  /** Sources of all pages besides the site itself. */
  sources: Policy;
};

export type HeaderOptions = {
  /**
   * Headers by address, `*` at its end for all that begin so; `/*` is every answer. Those of files
   * that the site does not have are left out.
   */
  headers: Readonly<Record<string, Headers>>;
  /** Further sources of single pages, by address. */
  pagePolicies: Readonly<Record<string, Policy>>;
  /**
   * Gives the sources that a page needs by its HTML. All pages may use them, since visitors go from
   * one to another without loading it anew.
   */
  policyOf: (html: string) => Policy;
  /** Whether an inline script may run, by its attributes. Those of Gatsby may. */
  allowsScript: (attributes: Readonly<Record<string, string>>) => boolean;
};

export type StaticSiteOptions<Data = unknown> = HeaderOptions & {
  /** GraphQL query for what `resolve` needs. */
  query: string;
  resolve: (data: Data) => SiteContent;
  /** Language of reports about security problems, such as `en`. */
  language: string;
  /** Address of the sitemap for robots.txt; null for a preview, which has none. */
  sitemapPath: string | null;
  /**
   * Makes the HTML of the page for addresses that cannot be decoded from that for unknown ones,
   * which has no scripts any more.
   */
  badRequestPage: (html: string) => string;
};

/** The options as Gatsby hands them to a hook. */
export type GivenOptions = PluginOptions & StaticSiteOptions;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    query: Joi.string().required(),
    resolve: Joi.function().required(),
    language: Joi.string().required(),
    sitemapPath: Joi.string().allow(null).default(null),
    badRequestPage: Joi.function().default(() => (html: string) => html),
    headers: Joi.object().pattern(/^\//, Joi.object()).default({}),
    pagePolicies: Joi.object().pattern(/^\//, Joi.object()).default({}),
    policyOf: Joi.function().default(() => () => ({})),
    allowsScript: Joi.function().default(() => () => false),
  });
