import { graphql } from "gatsby";
import { requireContent } from "./require-content";
import { useSiteContent } from "./use-site-content";

/** What the cookie prompt needs of the content. */
export const consentFragment = graphql`
  fragment Consent on Query {
    thirdParties: allThirdParty {
      nodes {
        slug
        name
        category
        since
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
`;

export const useConsentCopy = () =>
  requireContent(useSiteContent().consentSettings, "settings/consent.json");
