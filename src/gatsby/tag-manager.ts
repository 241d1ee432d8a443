import type { GatsbyConfig } from "gatsby";
import { ROUTE_CHANGE_EVENT, TAG_MANAGER_ID } from "../constants/consent";

/** The tag manager, if configured. Its snippet is inert until a visitor consents, see `overrides/gatsby-html.ts`. */
export const TAG_MANAGER: NonNullable<GatsbyConfig["plugins"]> = TAG_MANAGER_ID
  ? [
      {
        resolve: "gatsby-plugin-google-tagmanager",
        options: { id: TAG_MANAGER_ID, includeInDevelopment: false, routeChangeEventName: ROUTE_CHANGE_EVENT },
      },
    ]
  : [];
