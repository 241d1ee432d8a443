import { siteTimeZone } from "../../plugins/gatsby-source-content/check";
import { dayIn } from "../../plugins/gatsby-source-content/model";
import { contentDirectory } from "../constants/build";
import { CONTENT_MODEL } from "../content-model/content-model";

/**
 * The day that counts as today, `YYYY-MM-DD`: `BUILD_DATE`, by default the current one in the
 * agency's time zone.
 * @param root the content folder, which names the time zone
 */
export const buildDate = (root: string = contentDirectory()): string =>
  process.env.BUILD_DATE || dayIn(siteTimeZone(root, CONTENT_MODEL));
