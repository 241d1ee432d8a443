import { mixColors } from "../../lib/mix-colors";
import { AMBER_TONES, SLATE_TONES } from "../constants/palette";
import type { StoneFacet } from "./stone";

/** Where the light stands, in the field of the stone's drawing. */
export type Light = readonly [x: number, y: number];

/** A facet as light meets it. */
export type LitFacet = {
  /** At rest, 0 dark to 9 bright. */
  tone: number;
  middle: Light;
  normal: readonly [x: number, y: number, z: number];
};

type Ramp = readonly [string, ...string[]];

const FIRST_AMBER = SLATE_TONES.length;
/** Where no light of the cut arrives the stone glints, and never glows. */
const SLATES: Ramp = [...SLATE_TONES, "#4a5158", "#6a727a"];
/** Amber that is turned away from the light goes deeper than at rest. */
const AMBERS: Ramp = ["#3b2c00", ...AMBER_TONES];
/**
 * Shades between two tones: finer than the eye, and so coarse that few facets change in a frame.
 */
const SHADES = 24;
/** The brightest that a facet gets which is not the brightest at rest: the stone stays yellow. */
const BRIGHT = 8.4;

const MIDDLE: Light = [400, 450];
/**
 * How far from the middle of the stone the light stands, how far at most, and how high above it.
 */
const ORBIT = 520;
const REACH = 700;
const HEIGHT = 360;
/** The resting stone is lit from the upper right. */
const RESTING_ANGLE = -Math.PI / 4;

export function litFacet([tone, outline, x, y, z]: StoneFacet): LitFacet {
  const corners = outline.slice(1, -1).split("L");
  const mean = (axis: number) =>
    corners.reduce((sum, corner) => sum + Number(corner.split(" ")[axis]), 0) / corners.length;
  return { tone, middle: [mean(0), mean(1)], normal: [x / 100, y / 100, z / 100] };
}

/** Where the light stands on its way around the stone. @param turns against the clock, 0 at rest */
export function orbit(turns: number): Light {
  const angle = RESTING_ANGLE - turns * 2 * Math.PI;
  return [MIDDLE[0] + Math.cos(angle) * ORBIT, MIDDLE[1] + Math.sin(angle) * ORBIT];
}

/** A light that comes from beyond its reach only grazes the stone: it is brought nearer. */
export function withinReach([x, y]: Light): Light {
  const [dx, dy] = [x - MIDDLE[0], y - MIDDLE[1]];
  const share = Math.min(1, REACH / (Math.hypot(dx, dy) || 1));
  return [MIDDLE[0] + dx * share, MIDDLE[1] + dy * share];
}

/**
 * What a facet catches of a light, each 0 to 1: shone on, mirrored to the viewer, let through from
 * the far side.
 */
function caught({ middle, normal: [nx, ny, nz] }: LitFacet, light: Light) {
  const [x, y] = [light[0] - middle[0], light[1] - middle[1]];
  const away = Math.hypot(x, y, HEIGHT);
  const across = (nx * x + ny * y) / away;
  const lit = across + (nz * HEIGHT) / away;
  // The mirror looks half-way between the light and the viewer.
  const half = Math.hypot(x / away, y / away, HEIGHT / away + 1);
  return {
    lit: Math.max(0, lit),
    mirrored: ((lit + nz) / half) ** 40,
    through: Math.min(0, across) ** 2,
  };
}

/** The tone of a facet in a light; at rest its own. */
export function toneIn(facet: LitFacet, light: Light): number {
  const now = caught(facet, light);
  const rest = caught(facet, orbit(0));
  const [lit, mirrored, through] = [
    now.lit - rest.lit,
    now.mirrored - rest.mirrored,
    now.through - rest.through,
  ];
  if (facet.tone < FIRST_AMBER)
    return Math.min(5, Math.max(0, facet.tone + 2 * lit + 4 * mirrored));
  const tone = facet.tone + 3.2 * lit + 3 * mirrored + 2.4 * through;
  return Math.min(Math.max(BRIGHT, facet.tone), Math.max(FIRST_AMBER - 0.6, tone));
}

/** The colour of a facet in a light. */
export function colourIn(facet: LitFacet, light: Light): string {
  const isSlate = facet.tone < FIRST_AMBER;
  const ramp = isSlate ? SLATES : AMBERS;
  const tone = toneIn(facet, light) - (isSlate ? 0 : FIRST_AMBER - 1);
  const level = Math.round(tone * SHADES) / SHADES;
  const colour = ramp[Math.floor(level)] ?? ramp[0];
  return mixColors(colour, ramp[Math.floor(level) + 1] ?? colour, level % 1);
}
