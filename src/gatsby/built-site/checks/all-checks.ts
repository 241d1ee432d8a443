import type { BuiltSite, Finding } from "../read-site";
import { checkPictures, checkSizes } from "./files";
import { checkPolicies } from "./headers";
import { checkLinks, checkRedirects, checkSharePictures } from "./links";

const noPages = (site: BuiltSite): Finding[] =>
  site.pages.has("/") ? [] : [{ file: "index.html", message: "is not there: the site has no home page" }];

const CHECKS: readonly ((site: BuiltSite) => readonly Finding[])[] = [
  noPages,
  checkLinks,
  checkRedirects,
  (site) => site.findings,
  checkSharePictures,
  checkPictures,
  checkSizes,
  checkPolicies,
];

/** All problems of a built site. */
export const checkSite = (site: BuiltSite): Finding[] => CHECKS.flatMap((check) => check(site));
