import type { IGatsbyImageData } from "gatsby-plugin-image";
import { classNames } from "../../../utils/class-names";
import { withRetina } from "../../../utils/picture-source";
import { tone } from "../../../utils/tone";
import * as styles from "./picture.module.scss";

/** A picture as GraphQL hands it over. */
export type PictureFile = { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;

export type PictureProps = {
  file: PictureFile;
  /** The editor's own picture for dense screens, of the same slot. */
  retina?: PictureFile;
  alt: string;
  /** Displayed width, where it differs from that in the data. */
  sizes?: string;
  /** The first picture of a page: loaded eagerly, with high priority. */
  priority?: boolean;
  className?: string;
};

/** The only picture: AVIF and WebP with a fallback, its place kept free in its dominant colour until it has loaded. */
export function Picture({ file, retina, alt, sizes, priority = false, className }: PictureProps) {
  const plain = file?.childImageSharp?.gatsbyImageData;
  if (!plain) return null;
  const dense = retina?.childImageSharp?.gatsbyImageData;
  const { images, width, height, backgroundColor } = dense ? withRetina(plain, dense) : plain;
  return (
    <picture className={classNames(styles.root, className)}>
      {images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      <img
        className={styles.image}
        sizes={sizes ?? images.fallback?.sizes}
        srcSet={images.fallback?.srcSet}
        src={images.fallback?.src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        data-tone={tone(backgroundColor)}
      />
    </picture>
  );
}
