import {
  type Content,
  type LoadOptions,
  loadContent,
} from "../../plugins/gatsby-source-content/check";
import { CONTENT_MODEL } from "../content-model/content-model";
import { buildDate } from "./build-date";
import { CONTENT_RULES } from "./content-rules";

/** Reads and checks a content folder of this site. */
export const loadSiteContent = (
  options: Omit<LoadOptions, "model" | "rules" | "today"> & { today?: string },
): Promise<Content> =>
  loadContent({
    today: buildDate(options.root),
    ...options,
    model: CONTENT_MODEL,
    rules: CONTENT_RULES,
  });
