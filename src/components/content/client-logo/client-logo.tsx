import { graphql } from "gatsby";
import { Picture } from "../../ui/picture/picture";
import * as styles from "./client-logo.module.scss";

export type ClientLogoProps = { client: Queries.ClientLogoFragment };

export function ClientLogo({ client }: ClientLogoProps) {
  return <Picture file={client.image} retina={client.imageRetina} alt={client.imageAlt} className={styles.root} />;
}

export const clientLogoFragment = graphql`
  fragment ClientLogo on Client {
    slug
    name
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 160, aspectRatio: 2.5, outputPixelDensities: [1, 2], placeholder: NONE)
      }
    }
    imageRetina {
      childImageSharp {
        gatsbyImageData(width: 160, aspectRatio: 2.5, outputPixelDensities: [1, 2], placeholder: NONE)
      }
    }
  }
`;
