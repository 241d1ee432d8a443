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
          childImageSharp {
            gatsbyImageData(width: 44, outputPixelDensities: [1, 2], placeholder: NONE)
          }
        }
      }
    }
  `);
  if (!siteSettings) throw new Error("content/settings/site.json is missing");
  return siteSettings;
}
