import { AMBER_TONES, INK, MIST, mix, SLATE_TONES } from "../../src/drawing/palette";
import { hash } from "../drawing/random";
import type { Point } from "../drawing/svg";
import { beside, type Facet, FIELD } from "./stone";
import { bell, DAWN, easeOut, LIGHT, passed, SWEEP } from "./timeline";

/** The one flat colour of each facet at each time. */

/** The stone before it is cut is polished: its brightest planes are brighter than those in the light of the cut. */
const SLATES = [...SLATE_TONES, "#474e55", "#565e66"] as const;
const AMBERS = ["#3b2c00", ...AMBER_TONES] as const;
const PALE = "#e3e6e8";
/** The room's light comes from the upper right. */
const LIT_FROM: Point = [0.64, -0.77];
/** Radius of the stone's flat top, pixels. */
const TABLE = 90;
/** Half the width of the sweeping light, and how far from the middle it starts and ends, pixels. */
const SWEEP_WIDTH = 78;
const SWEEP_REACH = 250;
/** Furthest facet from the cut, pixels. */
const FURTHEST = 165;

type Ramp = readonly [string, ...string[]];

/** A colour between two neighbours of a ramp: light rises from tone to tone. */
function between(ramp: Ramp, level: number): string {
  const inside = Math.min(ramp.length - 1, Math.max(0, level));
  const below = Math.floor(inside);
  const colour = ramp[below] ?? ramp[0];
  return mix(colour, ramp[below + 1] ?? colour, inside - below);
}

/** 0 to 1 by the place: neighbours never look quite the same way. */
function grain([x, y]: Point): number {
  return (hash(`${Math.round(x)} ${Math.round(y)}`) % 8) / 7;
}

/** How much a facet looks towards the room's light, 0 to 1: those of the table look up, those around it outwards. */
function facing([x, y]: Point): number {
  const [dx, dy] = [x - FIELD / 2, y - FIELD / 2];
  return ((dx * LIT_FROM[0] + dy * LIT_FROM[1]) / Math.max(TABLE, Math.hypot(dx, dy)) + 1) / 2;
}

function slate({ origin }: Facet): string {
  return between(SLATES, (facing(origin) * 0.7 + grain(origin) * 0.28 + 0.06) * (SLATES.length - 1));
}

/** Light of the sweep on a facet, 0 to 1. */
function swept({ origin }: Facet, time: number): number {
  const at = SWEEP_REACH * (1 - 2 * passed(time, SWEEP));
  return bell(beside(origin) - at, SWEEP_WIDTH) * (0.45 + 0.55 * grain(origin));
}

/**
 * The light of the cut runs outwards: a facet flares as the front passes, then keeps the tone that it has on the home page. Those
 * that it does not reach fall back into the dark: mixed with slate, amber would turn olive.
 */
function ignited(dark: string, facet: Facet, time: number): string {
  const distance = Math.abs(beside(facet.centre)) / FURTHEST;
  const lit = Math.min(1, Math.max(0, (passed(time, LIGHT) - distance * 0.5) / 0.5));
  const level = facet.tone - SLATE_TONES.length + 1;
  if (level <= 0) return mix(dark, between(SLATE_TONES, facet.tone), lit);
  const flare = bell(lit - 0.45, 0.55) * (1 - distance * 0.6) * 1.3;
  return mix(dark, between(AMBERS, level * easeOut(lit, 2) + flare), Math.min(1, lit * 6));
}

/** `glint` is how much a facet in flight catches the room's light, 0 to 1; times are seconds. */
export function colourAt(facet: Facet, glint: number, time: number): string {
  const own = mix(slate(facet), MIST, glint * 0.55);
  const dawned = mix(INK, own, 0.35 + 0.65 * passed(time, DAWN));
  return ignited(mix(dawned, PALE, swept(facet, time) * 0.8), facet, time);
}
