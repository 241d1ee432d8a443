import { graphql, useStaticQuery } from "gatsby";

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
          network
          title
          link
        }
      }
    }
  `);
  if (!navigationSettings) throw new Error("content/settings/navigation.json is missing");
  return navigationSettings;
}
