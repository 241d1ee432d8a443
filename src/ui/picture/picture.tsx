import { graphql } from "gatsby";
import { type PictureUse, pictureAttributes } from "../../../lib/picture-attributes";
import { classNames } from "../class-names";
import * as styles from "./picture.module.scss";

export type PictureProps = PictureUse & {
  picture: Queries.PictureFragment | null;
  className?: string;
};

/**
 * The only picture, in a frame that may cut it: its place is kept free in its dominant colour until
 * it has loaded.
 */
export function Picture({ picture, className, ...use }: PictureProps) {
  if (!picture) return null;
  const parts = pictureAttributes(picture.image, use);
  // The preview encodes what is requested, saves wait for it, and AVIF takes longest.
  if (process.env.NODE_ENV === "development") parts.srcSet = undefined;
  return (
    <picture className={classNames(styles.root, className)}>
      {/* biome-ignore lint/a11y/useAltText: it is among the attributes */}
      <img className={styles.image} {...parts} />
    </picture>
  );
}

export const pictureFragment = graphql`
  fragment Picture on Picture {
    image
  }
`;
