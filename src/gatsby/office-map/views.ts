import { MAP_VIEWS, type MapView } from "../../constants/office-map";
import { round } from "../../drawing/svg";
import { drawable, textWidth } from "../../drawing/text";
import { digestOf, staticFile } from "../pictures/static-file";
import { drawMap } from "./draw";
import { placeTags } from "./labels";

/** An office, as far as its pin goes. */
export type MappedOffice = { slug: string; title: string; coordinates: { longitude: number; latitude: number } };

/** Around the words of a tag, its cut end included, in CSS pixels. */
const TAG_PADDING = 31;

const DEMIBOLD = 600;

/** Letters that the face lacks are in a fallback, up to one em wide. */
function tagWidth(title: string, { letters }: MapView): number {
  const known = drawable(title);
  const unknown = [...title].length - [...known].length;
  return Math.ceil(textWidth(known, letters, DEMIBOLD) + unknown * letters + TAG_PADDING);
}

const percent = (share: number): string => `${round(share * 100)}%`;

async function viewOf(view: MapView, offices: readonly MappedOffice[]) {
  const { name, width, height, letters, shownAt } = view;
  const places = offices.map(({ coordinates: { longitude, latitude } }): [number, number] => [longitude, latitude]);
  const { svg, points } = drawMap(places, view);
  const pins = offices.map(({ title }, index) => {
    const [x = 0, y = 0] = points[index] ?? [];
    return { x: x / width, y: y / height, tagWidth: tagWidth(title, view) };
  });
  const sizes = shownAt.map((shown) => ({ width: shown, height: (shown * height) / width }));
  const tags = placeTags(pins, sizes);
  return {
    name,
    width,
    height,
    letters,
    src: await staticFile(name, ".svg", digestOf(svg), async () => Buffer.from(svg)),
    pins: pins.map(({ x, y, tagWidth }, index) => {
      const tag = tags[index];
      return {
        slug: offices[index]?.slug,
        title: offices[index]?.title,
        x: percent(x),
        y: percent(y),
        tag: tag ? { x: round(tag.x), y: round(tag.y), width: tagWidth } : null,
      };
    }),
  };
}

/** The pictures of the map with their pins; none without an office. Writes the land of each to a file of its own. */
export async function mapViews(offices: readonly MappedOffice[]) {
  if (offices.length === 0) return null;
  const [narrow, wide] = await Promise.all([viewOf(MAP_VIEWS.narrow, offices), viewOf(MAP_VIEWS.wide, offices)]);
  return { narrow, wide };
}
