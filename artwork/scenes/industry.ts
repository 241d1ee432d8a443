import { facet, ground } from "../covers/shapes";
import { INK, mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { pts } from "../drawing/svg";
import { stone } from "../facets";
import { indoorViews } from "../industries/indoors";
import { outdoorViews } from "../industries/outdoors";
import { BAND, type View } from "../industries/view";
import type { Scene } from "../scene";

const { width: WIDTH, height: HEIGHT } = BAND;

const VIEWS: Readonly<Record<string, View>> = { ...outdoorViews, ...indoorViews };

/** An industry's band: its field of work, built from facets of its own colour. */
export const industry: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "jpeg",
  draw({ slug, request }) {
    const colour = typeof request.entry.color === "string" ? request.entry.color : "#47798a";
    const random = seeded(slug);
    const view = VIEWS[slug];
    if (view) return view(colour, random);
    return (
      ground(mix(colour, INK, 0.5)) +
      facet(pts(0, 0, 1040, 0, 810, HEIGHT, 0, HEIGHT), mix(colour, INK, 0.4)) +
      stone([1120, 540], 380, random, { colour })
    );
  },
};
