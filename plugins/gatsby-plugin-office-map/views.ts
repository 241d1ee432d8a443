import { round } from "../../lib/drawing/shapes";
import type { Typesetter } from "../../lib/drawing/typesetter";
import { digestOf, staticFile } from "../../lib/static-file";
import { drawLand } from "./land/draw-land";
import type { Place } from "./land/projection";
import { type LabelSide, nameTags, TAG_PADDING, type TaggedPin } from "./name-tag";
import type { MapView, OfficeMapOptions } from "./options";
import type { Coordinates, DrawnView, Pin } from "./types";

/** The fields of an office that the map shows. */
export type MappedOffice = {
  slug: string;
  title: string;
  labelSide?: LabelSide | null;
  coordinates: Coordinates;
};

type Design = Pick<OfficeMapOptions, "colors" | "cutDegrees">;

const percent = (share: number): string => `${round(share * 100)}%`;

/** Width of a tag in CSS pixels. Characters that the fonts lack count as one em. */
async function tagWidth(title: string, fontSize: number, typesetter: Typesetter): Promise<number> {
  const { width, missing } = await typesetter.layOutLine(title, fontSize);
  return Math.ceil(width + missing.size * fontSize + TAG_PADDING);
}

/** Draws a view, and writes its land to a file. */
async function drawView(
  view: MapView,
  offices: readonly MappedOffice[],
  design: Design,
  typesetter: Typesetter,
): Promise<DrawnView> {
  const { name, width, height, fontSize, minWidth } = view;
  const places = offices.map(
    ({ coordinates }): Place => [coordinates.longitude, coordinates.latitude],
  );
  const { svg, points } = drawLand(places, view, design);
  const minSize = { width: minWidth, height: (minWidth * height) / width };

  const taggedPin = async (
    { title, labelSide }: MappedOffice,
    index: number,
  ): Promise<TaggedPin> => {
    const [left = 0, top = 0] = points[index] ?? [];
    return {
      x: left / width,
      y: top / height,
      tagWidth: await tagWidth(title, fontSize, typesetter),
      labelSide,
    };
  };
  const taggedPins = await Promise.all(offices.map(taggedPin));
  const tags = nameTags(taggedPins, minSize);
  const pinOf = ({ slug, title }: MappedOffice, index: number): Pin => {
    const { x = 0, y = 0 } = taggedPins[index] ?? {};
    return { slug, title, x: percent(x), y: percent(y), tag: tags[index] ?? null };
  };
  return {
    width,
    height,
    fontSize,
    src: await staticFile(name, ".svg", digestOf(svg), async () => Buffer.from(svg)),
    pins: offices.map(pinOf),
  };
}

/** Draws both views of the map; null without an office. */
export async function drawViews(
  offices: readonly MappedOffice[],
  options: Design & Pick<OfficeMapOptions, "views">,
  typesetter: Typesetter,
): Promise<{ narrow: DrawnView; wide: DrawnView } | null> {
  if (offices.length === 0) return null;
  const draw = (view: MapView) => drawView(view, offices, options, typesetter);
  return { narrow: await draw(options.views.narrow), wide: await draw(options.views.wide) };
}
