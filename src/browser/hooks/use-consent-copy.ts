import { graphql, useStaticQuery } from "gatsby";
import { present } from "./present";

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
        version
        marketing {
          title
          perex
        }
        media {
          title
          perex
        }
      }
    }
  `);
  return present(consentSettings, "settings/consent.json");
}
