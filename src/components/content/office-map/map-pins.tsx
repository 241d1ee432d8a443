import { Link } from "../../../ui/link/link";
import * as styles from "./office-map.module.scss";

export type MapPinsProps = { view: Queries.OfficeMapViewFragment; className: string | undefined };

type Pin = Queries.OfficeMapViewFragment["pins"][number];

/** From the tag's corner, in CSS pixels. The end of a tag leans at the angle of all cuts. */
const TAG = { height: 30, cut: 6, text: 12, baseline: 20 };

/** What a finger hits: the pin, and its tag with what lies above and below it. */
function targetOf({ tag }: Pin): string {
  if (!tag) return "M-22-34h44v44h-44Z";
  return `M-12-32h24V8h-24ZM${tag.x} ${tag.y - 7}h${tag.width}v44h${-tag.width}Z`;
}

function MapPin({ pin, letters }: { pin: Pin; letters: number }) {
  const { slug, title, x, y, tag } = pin;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its link names itself
    <svg x={x} y={y} overflow="visible">
      <Link to={`#office-${slug}`} className={styles.pin}>
        {!tag && <title>{title}</title>}
        <path className={styles.target} d={targetOf(pin)} />
        <path className={styles.stone} d="M0 0-10-17 0-26 10-17Z" />
        <path className={styles.shade} d="M0 0V-26L10-17Z" />
        {tag && (
          <>
            <path className={styles.tag} d={`M${tag.x} ${tag.y}h${tag.width}l${-TAG.cut} ${TAG.height}H${tag.x}Z`} />
            <text className={styles.name} x={tag.x + TAG.text} y={tag.y + TAG.baseline} fontSize={letters}>
              {title}
            </text>
          </>
        )}
      </Link>
    </svg>
  );
}

/** In percent of the picture, and drawn in CSS pixels: names are as large on a phone as on a desktop. */
export function MapPins({ view: { pins, letters }, className }: MapPinsProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a coordinate system for links that name themselves
    <svg className={className} width="100%" height="100%">
      {pins.map((pin) => (
        <MapPin key={pin.slug} pin={pin} letters={letters} />
      ))}
    </svg>
  );
}
