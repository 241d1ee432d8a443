import {
  type Content,
  type LoadOptions,
  loadContent,
} from "../../plugins/gatsby-source-content/check";
import { buildDate } from "../constants/build";
import { CONTENT_MODEL } from "../content-model/content-model";
import { CONTENT_RULES } from "./content-rules";

/** Reads and checks a content folder of this site. */
export const loadSiteContent = (
  options: Omit<LoadOptions, "model" | "rules" | "today"> & { today?: string },
): Promise<Content> =>
  loadContent({ today: buildDate(), ...options, model: CONTENT_MODEL, rules: CONTENT_RULES });
