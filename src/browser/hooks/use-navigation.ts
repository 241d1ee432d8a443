import { graphql, useStaticQuery } from "gatsby";
import { requireContent } from "./require-content";

export function useNavigation() {
  const { navigationSettings } = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
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
  `);
  return requireContent(navigationSettings, "settings/navigation.json");
}
