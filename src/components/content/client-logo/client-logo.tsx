import { graphql } from "gatsby";
import { CARD_SIZES } from "../../../content-model/sizes/cards";
import { Picture } from "../../../ui/picture/picture";
import * as styles from "./client-logo.module.scss";

export function ClientLogo({ client }: { client: Queries.ClientLogoFragment }) {
  return <Picture picture={client.image} alt={client.imageAlt} sizes={CARD_SIZES.logo} className={styles.root} />;
}

export const clientLogoFragment = graphql`
  fragment ClientLogo on Client {
    slug
    imageAlt
    image {
      ...Picture
    }
  }
`;
