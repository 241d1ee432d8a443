import { graphql } from "gatsby";
import { type PictureUse, pictureAttributes } from "../../../lib/picture-attributes";
import { classNames } from "../class-names";
import * as styles from "./picture.module.scss";

export type PictureProps = PictureUse & {
  picture: Queries.PictureFragment | null;
  className?: string;
};

/**
 * The only component for pictures. It shows the picture's dominant colour until the picture has
 * loaded. Its frame, of the class `className`, may crop it.
 */
export function Picture({ picture, className, ...use }: PictureProps) {
  if (!picture) return null;
  const attributes = pictureAttributes(picture.image, use);
  // `gatsby develop` encodes files on request, and AVIF takes longest.
  if (process.env.NODE_ENV === "development") attributes.srcSet = undefined;
  return (
    <picture className={classNames(styles.root, className)}>
      {/* biome-ignore lint/a11y/useAltText: it is among the attributes */}
      <img className={styles.image} {...attributes} />
    </picture>
  );
}

export const pictureFragment = graphql`
  fragment Picture on Picture {
    image
  }
`;
