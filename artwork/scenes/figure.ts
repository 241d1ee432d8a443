import { chartFigures } from "../figures/charts";
import { diagramFigures } from "../figures/diagrams";
import { FIGURE, type Figure } from "../figures/frame";
import { wireframeFigures } from "../figures/wireframes";
import { STONE } from "../palette";
import type { Scene } from "../scene";
import { rect } from "../shapes";

const FIGURES: Readonly<Record<string, Figure>> = { ...chartFigures, ...diagramFigures, ...wireframeFigures };

/** A figure in an article: drawn for that article, or a plain one of its kind where the article is new. */
export const figure: Scene = {
  ...FIGURE,
  format: "jpeg",
  draw({ slug, request }) {
    const kind = /figure-([a-z0-9-]+)\.jpg$/.exec(request.path)?.[1] ?? "";
    const drawn = FIGURES[`${slug}/${kind}`] ?? FIGURES[`*/${kind}`];
    if (!drawn) throw new Error(`no figure of the kind "${kind}" is drawn`);
    return rect(0, 0, FIGURE.width, FIGURE.height, { fill: STONE }) + drawn();
  },
};
