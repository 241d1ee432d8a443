import { graphql } from "gatsby";
import { classNames } from "../../utils/class-names";
import { type PictureUse, pictureParts } from "../../utils/picture-parts";
import * as styles from "./picture.module.scss";

export type PictureProps = PictureUse & {
  picture: Queries.PictureFragment | null;
  className?: string;
};

/** The only picture: AVIF and WebP with a fallback, its place kept free in its dominant colour until it has loaded. */
export function Picture({ picture, className, ...use }: PictureProps) {
  if (!picture) return null;
  const { sources: all, img } = pictureParts(picture.image, use);
  // The preview encodes what is requested, saves wait for it, and AVIF takes longest.
  const sources = process.env.NODE_ENV === "development" ? all.filter(({ type }) => type !== "image/avif") : all;
  return (
    <picture className={classNames(styles.root, className)}>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {/* biome-ignore lint/a11y/useAltText: it is among the attributes */}
      <img className={styles.image} {...img} />
    </picture>
  );
}

export const pictureFragment = graphql`
  fragment Picture on Picture {
    image
  }
`;
