import { graphql, useStaticQuery } from "gatsby";
import { requireContent } from "./require-content";

/** What the cookie prompt needs of the content. */
export const useConsentContent = () =>
  useStaticQuery<Queries.ConsentQuery>(graphql`
    query Consent {
      thirdParties: allThirdParty {
        nodes {
          category
          cookies
        }
      }
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

export const useConsentCopy = () =>
  requireContent(useConsentContent().consentSettings, "settings/consent.json");
