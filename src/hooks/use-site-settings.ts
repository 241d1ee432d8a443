import { graphql, useStaticQuery } from "gatsby";

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
  if (!siteSettings) throw new Error("content/settings/site.json is missing");
  return siteSettings;
}
