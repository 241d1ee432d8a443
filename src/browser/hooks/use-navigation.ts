import { graphql } from "gatsby";
import { requireContent } from "./require-content";
import { useSiteContent } from "./use-site-content";

export const navigationFragment = graphql`
  fragment Navigation on Query {
    navigationSettings {
      main {
        title
        burgerTitle
        link
        id
      }
      whatWeDo {
        title
        link
        id
      }
      legal {
        title
        link
        id
      }
      social {
        title
        link
      }
    }
  }
`;

export const useNavigation = () =>
  requireContent(useSiteContent().navigationSettings, "settings/navigation.json");
