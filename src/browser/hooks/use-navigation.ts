import { graphql, useStaticQuery } from "gatsby";
import { present } from "./present";

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
  return present(navigationSettings, "settings/navigation.json");
}
