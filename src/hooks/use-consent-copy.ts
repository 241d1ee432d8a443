import { graphql, useStaticQuery } from "gatsby";

export function useConsentCopy() {
  const { consentSettings } = useStaticQuery<Queries.ConsentQuery>(graphql`
    query Consent {
      consentSettings {
        title
        perex
        acceptAll
        acceptNecessary
        choose
        save
        settings
        settingsPerex
        policy
        necessary {
          title
          perex
        }
        analytics {
          title
          perex
        }
      }
    }
  `);
  if (!consentSettings) throw new Error("content/settings/consent.json is missing");
  return consentSettings;
}
