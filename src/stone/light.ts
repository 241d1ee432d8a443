import { mixColors } from "../../lib/mix-colors";
import { AMBER_TONES, SLATE_TONES } from "../constants/palette";
import type { StoneFacet } from "./stone";

/** Position of the light, in units of the stone's field (`STONE_FIELD`). */
export type Light = readonly [x: number, y: number];

/** A facet with the values that its light is computed from. */
export type LitFacet = {
  /** Tone at rest: 0 dark to 9 bright. */
  tone: number;
  middle: Light;
  normal: readonly [x: number, y: number, z: number];
};

type Ramp = readonly [string, ...string[]];

const FIRST_AMBER = SLATE_TONES.length;
/** Tones of slate, with two brighter ones for its highlights. */
const SLATES: Ramp = [...SLATE_TONES, "#4a5158", "#6a727a"];
/** Tones of amber, with a darker one for facets that are turned away from the light. */
const AMBERS: Ramp = ["#3b2c00", ...AMBER_TONES];
/**
 * Steps between two tones: too fine for the eye, and coarse enough to change few facets a frame.
 */
const SHADES = 24;
/** Highest tone of facets that are darker at rest, so that the stone stays yellow. */
const MAX_TONE = 8.4;

const MIDDLE: Light = [400, 450];
/** Distance of the light from the middle, its highest distance, and its height above the stone. */
const ORBIT = 520;
const MAX_DISTANCE = 700;
const HEIGHT = 360;
/** Direction of the light at rest: the upper right. */
const RESTING_ANGLE = -Math.PI / 4;

/** Computes the middle and the normal of a facet. */
export function litFacet([tone, outline, x, y, z]: StoneFacet): LitFacet {
  const corners = outline.slice(1, -1).split("L");
  const mean = (axis: number) =>
    corners.reduce((sum, corner) => sum + Number(corner.split(" ")[axis]), 0) / corners.length;
  return { tone, middle: [mean(0), mean(1)], normal: [x / 100, y / 100, z / 100] };
}

/** The position of a light that circles the stone. @param turns anticlockwise, 0 at rest */
export function orbit(turns: number): Light {
  const angle = RESTING_ANGLE - turns * 2 * Math.PI;
  return [MIDDLE[0] + Math.cos(angle) * ORBIT, MIDDLE[1] + Math.sin(angle) * ORBIT];
}

/** Moves a light nearer that is too far away: it would only graze the stone. */
export function limitDistance([x, y]: Light): Light {
  const [dx, dy] = [x - MIDDLE[0], y - MIDDLE[1]];
  const share = Math.min(1, MAX_DISTANCE / (Math.hypot(dx, dy) || 1));
  return [MIDDLE[0] + dx * share, MIDDLE[1] + dy * share];
}

/**
 * Computes how a facet reflects a light, each value from 0 to 1.
 * @returns `diffuse` and `specular` reflection, and light `through` the stone from its far side
 */
function reflect({ middle, normal: [nx, ny, nz] }: LitFacet, light: Light) {
  const [x, y] = [light[0] - middle[0], light[1] - middle[1]];
  const distance = Math.hypot(x, y, HEIGHT);
  const across = (nx * x + ny * y) / distance;
  const cosine = across + (nz * HEIGHT) / distance;
  // Length of the vector half-way between the light and the viewer.
  const halfway = Math.hypot(x / distance, y / distance, HEIGHT / distance + 1);
  return {
    diffuse: Math.max(0, cosine),
    specular: ((cosine + nz) / halfway) ** 40,
    through: Math.min(0, across) ** 2,
  };
}

/** Computes the tone of a facet in a light. With the light at rest it is the facet's own. */
export function toneIn(facet: LitFacet, light: Light): number {
  const now = reflect(facet, light);
  const rest = reflect(facet, orbit(0));
  const diffuse = now.diffuse - rest.diffuse;
  const specular = now.specular - rest.specular;
  const through = now.through - rest.through;
  if (facet.tone < FIRST_AMBER)
    return Math.min(5, Math.max(0, facet.tone + 2 * diffuse + 4 * specular));
  const tone = facet.tone + 3.2 * diffuse + 3 * specular + 2.4 * through;
  return Math.min(Math.max(MAX_TONE, facet.tone), Math.max(FIRST_AMBER - 0.6, tone));
}

/** Computes the colour of a facet in a light, `#rrggbb`. */
export function colourIn(facet: LitFacet, light: Light): string {
  const isSlate = facet.tone < FIRST_AMBER;
  const ramp = isSlate ? SLATES : AMBERS;
  const tone = toneIn(facet, light) - (isSlate ? 0 : FIRST_AMBER - 1);
  const level = Math.round(tone * SHADES) / SHADES;
  const colour = ramp[Math.floor(level)] ?? ramp[0];
  return mixColors(colour, ramp[Math.floor(level) + 1] ?? colour, level % 1);
}
