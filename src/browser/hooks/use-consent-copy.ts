import { graphql, useStaticQuery } from "gatsby";
import { requireContent } from "./require-content";

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
  return requireContent(consentSettings, "settings/consent.json");
}
