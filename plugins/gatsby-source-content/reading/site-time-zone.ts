import { readFileSync } from "node:fs";
import path from "node:path";
import { FORMATS } from "../model/formats";
import type { ContentModel } from "../model/types";

/** The field of the site's settings that names the agency's time zone. */
const TIME_ZONE_FIELD = "timeZone";
const FALLBACK = "UTC";

/**
 * The time zone of a content folder's site, to which its dates without a time belong. UTC where the
 * settings name none or cannot be read: the check reports problems of their file.
 * @param root the content folder
 */
export function siteTimeZone(
  root: string,
  { collections, site }: Pick<ContentModel, "collections" | "site">,
): string {
  const settings = collections.find(({ name }) => name === site);
  if (!settings) return FALLBACK;
  try {
    const data = JSON.parse(readFileSync(path.join(root, `${settings.folder}.json`), "utf8"));
    const timeZone: unknown = data?.[TIME_ZONE_FIELD];
    const isValid = typeof timeZone === "string" && FORMATS["time-zone"].matches(timeZone);
    return isValid ? timeZone : FALLBACK;
  } catch {
    return FALLBACK;
  }
}
