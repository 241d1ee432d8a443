import { readFileSync } from "node:fs";
import path from "node:path";
import type { BuiltSite, Finding } from "../built-site";
import { checkNames, checkPictures, checkSizes } from "./files";
import { checkHead, checkSharePictures } from "./head";
import { checkInline } from "./inline";
import { checkLinks, checkRedirects, checkSitemaps } from "./links";
import { checkOrigins } from "./origins";
import { checkTexts } from "./texts";

const noPages = (site: BuiltSite): Finding[] =>
  site.pages.has("/") ? [] : [{ file: "index.html", message: "is not there: the site has no home page" }];

const CHECKS: readonly ((site: BuiltSite) => Finding[])[] = [
  noPages,
  checkLinks,
  checkRedirects,
  (site) => checkSitemaps(site, (file) => readFileSync(path.join(site.directory, file), "utf8")),
  checkHead,
  checkSharePictures,
  checkInline,
  checkOrigins,
  checkTexts,
  checkPictures,
  checkSizes,
  checkNames,
];

/** Everything that is wrong with a built site. */
export const checkSite = (site: BuiltSite): Finding[] => CHECKS.flatMap((check) => check(site));
