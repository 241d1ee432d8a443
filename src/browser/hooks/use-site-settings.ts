import { graphql, useStaticQuery } from "gatsby";
import { requireContent } from "./require-content";

export function useSiteSettings() {
  const { siteSettings } = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
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
  `);
  return requireContent(siteSettings, "settings/site.json");
}
