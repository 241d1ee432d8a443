import { graphql, useStaticQuery } from "gatsby";
import { present } from "./present";

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
  return present(siteSettings, "settings/site.json");
}
