import { round } from "../../lib/drawing/shapes";
import { createTypesetter } from "../../lib/drawing/typesetter";
import { digestOf, staticFile } from "../../lib/static-file";
import { DRAWING_FONTS } from "../../src/constants/drawing";
import { type DrawnView, MAP_VIEWS, type MapView } from "../../src/constants/office-map";
import { drawMap } from "./land/draw-land";

/** Where an office's name stands beside its pin: a choice of the content model. */
type LabelSide = "right" | "left" | "above" | "below";

/**
 * Where the point of a pin is, in shares of the picture, and its name's tag, whose width is in CSS
 * pixels.
 */
type Pin = { x: number; y: number; tagWidth: number; labelSide?: LabelSide | null };

const PIN = { width: 20, height: 26 };
const TAG_HEIGHT = 30;
const GAP = 6;

/**
 * The corner of a pin's tag, in CSS pixels from the point of the pin. Unless the office names a
 * side, it is the one towards the middle: the outermost offices stand near the edges of the
 * picture.
 * @param least the size of the picture where it is smallest, in CSS pixels
 * @returns null for a name that would leave the picture there
 */
export function nameTag(
  { x, y, tagWidth, labelSide }: Pin,
  least: { width: number; height: number },
) {
  const beside = 2 - (PIN.height + TAG_HEIGHT) / 2;
  const corners = {
    right: { x: PIN.width / 2 + GAP, y: beside },
    left: { x: -PIN.width / 2 - GAP - tagWidth, y: beside },
    above: { x: -tagWidth / 2, y: -PIN.height - GAP - TAG_HEIGHT },
    below: { x: -tagWidth / 2, y: GAP },
  };
  const corner = corners[labelSide ?? (x < 0.5 ? "right" : "left")];
  const [left, top] = [x * least.width + corner.x, y * least.height + corner.y];
  const fits =
    left >= 0 && left + tagWidth <= least.width && top >= 0 && top + TAG_HEIGHT <= least.height;
  return fits ? { ...corner, width: tagWidth } : null;
}

/** An office, as far as its pin goes. */
export type MappedOffice = {
  slug: string;
  title: string;
  labelSide?: LabelSide | null;
  coordinates: { longitude: number; latitude: number };
};

/** Around the words of a tag, its cut end included, in CSS pixels. */
const TAG_PADDING = 31;

/** Letters that the face lacks are in a fallback, up to one em wide. */
async function tagWidth(title: string, { letters }: MapView): Promise<number> {
  const { width, missing } = await createTypesetter(DRAWING_FONTS).layOutLine(title, letters);
  return Math.ceil(width + missing.size * letters + TAG_PADDING);
}

const percent = (share: number): string => `${round(share * 100)}%`;

async function viewOf(view: MapView, offices: readonly MappedOffice[]): Promise<DrawnView> {
  const { name, width, height, letters, leastWidth } = view;
  const places = offices.map(({ coordinates: { longitude, latitude } }): [number, number] => [
    longitude,
    latitude,
  ]);
  const { svg, points } = drawMap(places, view);
  const least = { width: leastWidth, height: (leastWidth * height) / width };
  return {
    width,
    height,
    letters,
    src: await staticFile(name, ".svg", digestOf(svg), async () => Buffer.from(svg)),
    pins: await Promise.all(
      offices.map(async ({ slug, title, labelSide }, index) => {
        const [left = 0, top = 0] = points[index] ?? [];
        const [x, y] = [left / width, top / height];
        const tag = nameTag({ x, y, tagWidth: await tagWidth(title, view), labelSide }, least);
        return { slug, title, x: percent(x), y: percent(y), tag };
      }),
    ),
  };
}

/**
 * The pictures of the map with their pins; none without an office. Writes the land of each to a
 * file of its own.
 */
export async function mapViews(offices: readonly MappedOffice[]) {
  if (offices.length === 0) return null;
  const [narrow, wide] = await Promise.all([
    viewOf(MAP_VIEWS.narrow, offices),
    viewOf(MAP_VIEWS.wide, offices),
  ]);
  return { narrow, wide };
}
