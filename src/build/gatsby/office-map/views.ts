import { MAP_VIEWS, type MapView } from "../../../constants/office-map";
import { round } from "../../drawing/shapes";
import { layOutLine } from "../../drawing/text";
import { digestOf, staticFile } from "../pictures/static-file";
import { drawMap } from "./draw";
import { type LabelSide, nameTag } from "./name-tag";

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
  const { width, missing } = await layOutLine(title, letters);
  return Math.ceil(width + missing.size * letters + TAG_PADDING);
}

const percent = (share: number): string => `${round(share * 100)}%`;

async function viewOf(view: MapView, offices: readonly MappedOffice[]) {
  const { name, width, height, letters, leastWidth } = view;
  const places = offices.map(({ coordinates: { longitude, latitude } }): [number, number] => [longitude, latitude]);
  const { svg, points } = drawMap(places, view);
  const least = { width: leastWidth, height: (leastWidth * height) / width };
  return {
    name,
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

/** The pictures of the map with their pins; none without an office. Writes the land of each to a file of its own. */
export async function mapViews(offices: readonly MappedOffice[]) {
  if (offices.length === 0) return null;
  const [narrow, wide] = await Promise.all([viewOf(MAP_VIEWS.narrow, offices), viewOf(MAP_VIEWS.wide, offices)]);
  return { narrow, wide };
}
