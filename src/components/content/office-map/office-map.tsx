import { graphql } from "gatsby";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { BREAKPOINT_MEDIUM_PX } from "../../../constants/layout";
import { MAP_NAME } from "../../../constants/office-map";
import { whenNear } from "../../../dom/when-near";
import type { InteractiveMapProps } from "./interactive-map";
import { MapPins } from "./map-pins";
import * as styles from "./office-map.module.scss";

/** Set by webpack, so that without a key no script has anything of the interactive map. */
const isInteractive = process.env.INTERACTIVE_MAP === "1";

/**
 * The offices on a drawn map: the land as a picture, loaded when it comes near, the pins as links in the page itself, each
 * to the card of its office. One picture for phones, another for wider windows, each with its own pins.
 */
export function OfficeMap({ map: { narrow, wide } }: { map: Queries.OfficeMapFragment }) {
  const root = useRef<HTMLDivElement>(null);
  const [Interactive, setInteractive] = useState<ComponentType<InteractiveMapProps> | null>(null);
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    if (process.env.INTERACTIVE_MAP === "1") {
      return whenNear(root.current as HTMLDivElement, () => {
        void import("./interactive-map").then(
          ({ InteractiveMap }) => setInteractive(() => InteractiveMap),
          () => undefined,
        );
      });
    }
    return undefined;
  }, []);
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.drawing} inert={isCovered}>
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
        <nav aria-label={MAP_NAME} className={styles.pins}>
          <MapPins view={narrow} className={styles.narrow} />
          <MapPins view={wide} className={styles.wide} />
        </nav>
      </div>
      {isInteractive && <div className={styles.controls}>{Interactive && <Interactive onCover={setCovered} />}</div>}
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
