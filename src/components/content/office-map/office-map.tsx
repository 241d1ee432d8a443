import { graphql } from "gatsby";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { TAG_HEIGHT } from "../../../../plugins/gatsby-plugin-office-map/name-tag";
import type { DrawnView, Pin } from "../../../../plugins/gatsby-plugin-office-map/types";
import { whenNear } from "../../../browser/dom/when-near";
import { BREAKPOINT_MEDIUM_PX } from "../../../constants/layout";
import { MAP_NAME } from "../../../constants/office-map";
import { Link } from "../../../ui/link/link";
import type { InteractiveMapProps } from "./interactive-map";
import * as styles from "./office-map.module.scss";

type MapPinsProps = { view: DrawnView; className: string | undefined };

/**
 * Measures of a tag in CSS pixels: `cut` is the lean of its end, `text` and `baseline` its text.
 */
const TAG = { cut: 6, text: 12, baseline: 20 };

const STONE = "M0 0-10-17 0-26 10-17Z";
const tagPath = ({ x, y, width }: NonNullable<Pin["tag"]>) =>
  `M${x} ${y}h${width}l${-TAG.cut} ${TAG_HEIGHT}H${x}Z`;

/** Path of the area that can be pressed: the pin, and its tag with some space around it. */
function targetPath({ tag }: Pin): string {
  if (!tag) return "M-22-34h44v44h-44Z";
  return `M-12-32h24V8h-24ZM${tag.x} ${tag.y - 7}h${tag.width}v44h${-tag.width}Z`;
}

function MapPin({ pin, fontSize }: { pin: Pin; fontSize: number }) {
  const { slug, title, x, y, tag } = pin;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its link names itself
    <svg x={x} y={y} overflow="visible">
      <Link to={`#office-${slug}`} className={styles.pin}>
        {!tag && <title>{title}</title>}
        <path className={styles.target} d={targetPath(pin)} />
        <path className={styles.plane} d={STONE + (tag ? tagPath(tag) : "")} />
        <path className={styles.shade} d="M0 0V-26L10-17Z" />
        {tag && (
          <text
            className={styles.name}
            x={tag.x + TAG.text}
            y={tag.y + TAG.baseline}
            fontSize={fontSize}
          >
            {title}
          </text>
        )}
      </Link>
    </svg>
  );
}

/**
 * The pins of a picture. Their positions are in percent of it, their sizes in CSS pixels, so that
 * names are as large on a phone as on a desktop.
 */
function MapPins({ view: { pins, fontSize }, className }: MapPinsProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a coordinate system for links that name themselves
    <svg className={className} width="100%" height="100%">
      {pins.map((pin) => (
        <MapPin key={pin.slug} pin={pin} fontSize={fontSize} />
      ))}
    </svg>
  );
}

/** Set by webpack: without a key no script has any code of the interactive map. */
const isInteractive = process.env.INTERACTIVE_MAP === "1";

/**
 * The offices on a drawn map. The land is a picture, one for phones and one for wider windows; the
 * pins are links to the cards of the offices.
 */
export function OfficeMap({ map }: { map: Queries.OfficeMapFragment }) {
  const { narrow, wide } = map as Record<keyof typeof map, DrawnView>;
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
      {isInteractive && (
        <div className={styles.controls}>{Interactive && <Interactive onCover={setCovered} />}</div>
      )}
    </div>
  );
}

export const officeMapFragment = graphql`
  fragment OfficeMap on OfficeMap {
    narrow
    wide
  }
`;
