import { graphql } from "gatsby";
import { requireContent } from "./require-content";
import { useSiteContent } from "./use-site-content";

export const siteSettingsFragment = graphql`
  fragment SiteSettings on Query {
    siteSettings {
      name
      url
      tagline
      description
      legalName
      registrationLines
      email
      foundedYear
      icon {
        ...Picture
      }
    }
  }
`;

export const useSiteSettings = () =>
  requireContent(useSiteContent().siteSettings, "settings/site.json");
