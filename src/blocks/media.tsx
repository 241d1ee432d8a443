import { graphql } from "gatsby";

export { MediaBand as MediaBlock } from "../components/sections/media-band/media-band";

export const mediaBlockFragment = graphql`
  fragment MediaBlock on MediaBlock {
    caption
    pictureAlt
    picture {
      ...Picture
    }
    film {
      src
      captions
    }
  }
`;
