import { graphql } from "gatsby";
import { BREAKPOINT_MEDIUM_PX } from "../../../constants/layout";
import { classNames } from "../../../utils/class-names";
import { MapPins } from "./map-pins";
import * as styles from "./office-map.module.scss";

export type OfficeMapProps = { map: Queries.OfficeMapFragment };

/**
 * The offices on a drawn map: the land as a picture, loaded when it comes near, the pins as links in the page itself, each
 * to the card of its office. One picture for phones, another for wider windows, each with its own pins.
 */
export function OfficeMap({ map: { narrow, wide } }: OfficeMapProps) {
  return (
    <div className={styles.root}>
      <picture>
        <source
          media={`(min-width: ${BREAKPOINT_MEDIUM_PX}px)`}
          srcSet={wide.src}
          width={wide.width}
          height={wide.height}
        />
        <img
          src={narrow.src}
          width={narrow.width}
          height={narrow.height}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.land}
        />
      </picture>
      <MapPins view={narrow} className={classNames(styles.pins, styles.narrow)} />
      <MapPins view={wide} className={classNames(styles.pins, styles.wide)} />
    </div>
  );
}

export const officeMapFragment = graphql`
  fragment OfficeMapView on OfficeMapView {
    src
    width
    height
    letters
    pins {
      slug
      title
      x
      y
      tag {
        x
        y
        width
      }
    }
  }
  fragment OfficeMap on OfficeMap {
    narrow {
      ...OfficeMapView
    }
    wide {
      ...OfficeMapView
    }
  }
`;
