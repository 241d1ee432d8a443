import { facet } from "../covers/shapes";
import { CUT } from "../drawing/facets";
import { ACCENT, mix } from "../drawing/palette";
import { type Random, seeded } from "../drawing/random";
import { type Point, polygon, pts } from "../drawing/svg";
import { shade } from "../palette";
import { line } from "../shapes";
import { SUN } from "./stage";

/** What the window looks out on, in pixels of the picture. */
const VIEW = { left: 900, right: 2460, top: 20, bottom: 1080 } as const;

const HAZE = "#fff0bd";
const SKY = { near: "#ffe27a", middle: "#f7efcf", far: "#b9ccd5" } as const;
/** Tones of the town from the far hill to the roofs across the street. */
const TONES = { hill: "#b4b7ae", far: "#99a2a3", middle: "#717d83", near: "#525d64", nearest: "#3a434a" } as const;
const LAMPLIGHT = "#ffd95a";

/** The side of a thing that looks at the sun; walls and slopes there are a tone lighter. */
function sunSide(x: number): -1 | 1 {
  return x < SUN[0] ? 1 : -1;
}

function rimmed(tone: string, share = 0.42): string {
  return mix(tone, HAZE, share);
}

/** From the sun (0) over pale stone to the blue of the evening (1). */
function skyTone(share: number): string {
  return share < 0.5 ? mix(SKY.near, SKY.middle, share * 2) : mix(SKY.middle, SKY.far, share * 2 - 1);
}

/** Long facets around the sun, paler towards it, as if the sky were one cut stone. */
function sky(random: Random): string {
  const rays = 30;
  const at = (turn: number, radius: number): Point => [
    SUN[0] + Math.cos(turn * Math.PI * 2) * radius,
    SUN[1] + Math.sin(turn * Math.PI * 2) * radius,
  ];
  const turns = Array.from({ length: rays }, (_, index) => (index + random.between(-0.28, 0.28)) / rays);
  const rings = [1500, 900, 560, 330, 190];
  return rings
    .map((radius, ring) =>
      turns
        .map((turn, index) => {
          const next = index + 1 < rays ? (turns[index + 1] ?? 1) : (turns[0] ?? 0) + 1;
          const share = 1 - ring / rings.length + random.between(-0.055, 0.055);
          return facet([SUN, at(turn, radius), at(next, radius)], skyTone(share));
        })
        .join(""),
    )
    .join("");
}

/** The disc, cut like a brilliant: a table and twelve facets. */
function sun(): string {
  const corners = 12;
  const at = (index: number, radius: number): Point => [
    SUN[0] + Math.cos(((index + 0.4) / corners) * Math.PI * 2) * radius,
    SUN[1] + Math.sin(((index + 0.4) / corners) * Math.PI * 2) * radius,
  ];
  const rim = Array.from({ length: corners }, (_, index) =>
    facet(
      [at(index, 66), at(index + 1, 66), at(index + 0.5, 42)],
      mix("#fff6d2", ACCENT, 0.5 + 0.4 * Math.sin(index * 2.4)),
    ),
  );
  const disc = Array.from({ length: corners }, (_, index) => at(index, 66));
  const table = Array.from({ length: corners }, (_, index) => at(index + 0.5, 42));
  return facet(disc, "#ffe05a") + rim.join("") + facet(table, "#fffae6");
}

/** A veil of light between two rows of the town. */
function veil(y: number, opacity: number): string {
  return polygon(pts(VIEW.left, y, VIEW.right, y - 40, VIEW.right, VIEW.bottom, VIEW.left, VIEW.bottom), {
    fill: HAZE,
    opacity,
  });
}

/** A house from the front: wall, roof, chimney; the slope to the sun glows, gold with a chance of `gilt`. */
function house(x: number, y: number, width: number, roof: number, tone: string, random: Random, gilt: number): string {
  const side = sunSide(x);
  const ridge = x + width / 2 - side * width * 0.1;
  const chimney = x + width * random.between(0.15, 0.75);
  const glow = random.chance(gilt) ? mix(ACCENT, tone, 0.24) : rimmed(tone);
  return (
    facet(
      pts(chimney, y - roof * 1.15, chimney + 15, y - roof * 1.15, chimney + 15, y, chimney, y),
      shade(tone, -0.3),
    ) +
    facet(pts(x, y, x + width, y, x + width, VIEW.bottom, x, VIEW.bottom), shade(tone, -0.16)) +
    facet(pts(x - 8, y + 5, ridge, y - roof, x + width + 8, y + 5), tone) +
    facet(pts(side > 0 ? x + width + 8 : x - 8, y + 5, ridge, y - roof, ridge + side * width * 0.16, y + 5), glow)
  );
}

/** Lit and dark windows in rows below the eaves; people are at home. */
function windows(x: number, y: number, width: number, tone: string, random: Random): string {
  const columns = Math.floor(width / 38);
  return Array.from({ length: columns * 2 }, (_, index) => {
    const [left, top] = [x + 16 + (index % columns) * 38, y + 28 + Math.floor(index / columns) * 58];
    const fill = random.chance(0.3) ? LAMPLIGHT : shade(tone, -0.5);
    return facet(pts(left, top, left + 15, top, left + 15, top + 27, left, top + 27), fill);
  }).join("");
}

/** A row of houses whose ridges rise and fall around a line; close ones show their windows. */
function row(
  y: number,
  from: number,
  width: number,
  roof: number,
  tone: string,
  random: Random,
  close = false,
): string {
  const houses: string[] = [];
  for (let x = from; x < VIEW.right; ) {
    const wide = width * random.between(0.7, 1.35);
    const [eaves, fill] = [y + random.between(-26, 26), shade(tone, random.between(-0.1, 0.08))];
    houses.push(house(x, eaves, wide, roof * random.between(0.75, 1.25), fill, random, close ? 0 : 0.1));
    if (close) houses.push(windows(x, eaves, wide, fill, random));
    x += wide;
  }
  return houses.join("");
}

/** A spire with a lit and a shaded half and a ball on its tip. */
function spire(x: number, top: number, width: number, bottom: number, tone: string): string {
  const side = sunSide(x);
  return (
    line(x, top - 22, x, top + 4, { stroke: shade(tone, -0.2), width: 4 }) +
    facet(pts(x - width / 2, bottom, x, top, x + width / 2, bottom), shade(tone, -0.16)) +
    facet(pts(x + (side * width) / 2, bottom, x, top, x + side * width * 0.08, bottom), rimmed(tone))
  );
}

function shaft(x: number, top: number, width: number, bottom: number, tone: string): string {
  const side = sunSide(x);
  const edge = x + (side * width) / 2;
  return (
    facet(pts(x - width / 2, top, x + width / 2, top, x + width / 2, bottom, x - width / 2, bottom), tone) +
    facet(
      pts(edge, top, edge - side * width * 0.26, top, edge - side * width * 0.26, bottom, edge, bottom),
      rimmed(tone),
    )
  );
}

/** A Gothic town tower: a steep wedge of a roof and four pinnacles at its foot. */
function gothicTower(x: number, top: number, width: number, tone: string): string {
  const [eaves, side] = [top + width * 1.7, sunSide(x)];
  const [low, high] = [width * 0.56, width * 0.2];
  return (
    shaft(x, eaves, width, VIEW.bottom, tone) +
    facet(pts(x - low, eaves, x - high, top, x + high, top, x + low, eaves), shade(tone, -0.2)) +
    facet(pts(x + side * low, eaves, x + side * high, top, x + side * low * 0.3, eaves), rimmed(tone)) +
    spire(x, top - width * 0.5, width * 0.14, top + 6, tone) +
    [-0.52, 0.52].map((at) => spire(x + at * width, eaves - width * 0.85, width * 0.2, eaves + 10, tone)).join("") +
    facet(
      pts(x - low - 5, eaves, x + low + 5, eaves, x + low + 5, eaves + 13, x - low - 5, eaves + 13),
      shade(tone, -0.3),
    ) +
    facet(
      pts(x - 8, eaves + 44, x, eaves + 28, x + 8, eaves + 44, x + 8, eaves + 82, x - 8, eaves + 82),
      shade(tone, -0.45),
    )
  );
}

/** A Baroque dome in facets, with its lantern. */
function dome(x: number, top: number, radius: number, tone: string): string {
  const steps = 8;
  const at = (index: number, squeeze = 1): Point => {
    const angle = Math.PI - (index / steps) * Math.PI;
    return [x + Math.cos(angle) * radius * squeeze, top + radius * 1.25 - Math.sin(angle) * radius * 1.25];
  };
  const ribs = Array.from({ length: steps }, (_, index) => {
    const middle = x + Math.cos(Math.PI - ((index + 0.5) / steps) * Math.PI) * radius;
    const towards = ((middle - x) / radius) * sunSide(x);
    const foot = (part: number): Point => [x + (part / steps - 0.5) * radius * 2, top + radius * 1.25];
    const tint = towards > 0 ? rimmed(tone, towards * 0.42) : shade(tone, towards * 0.3);
    return facet([at(index), at(index + 1), foot(index + 1), foot(index)], tint);
  });
  const foot = top + radius * 1.25;
  return (
    shaft(x, foot, radius * 1.8, VIEW.bottom, shade(tone, -0.08)) +
    ribs.join("") +
    facet(
      pts(x - radius - 9, foot, x + radius + 9, foot, x + radius + 9, foot + 13, x - radius - 9, foot + 13),
      shade(tone, -0.24),
    ) +
    shaft(x, top - radius * 0.42, radius * 0.34, top + 14, tone) +
    spire(x, top - radius * 1.05, radius * 0.42, top - radius * 0.4, tone)
  );
}

/** The castle on its hill: a long roof, the cathedral's two west spires and its great tower. */
function castle(): string {
  const tone = TONES.far;
  const range = pts(1640, 548, 1660, 524, 2190, 508, 2216, 532, 2216, 640, 1640, 640);
  return (
    facet(pts(900, 640, 1180, 596, 1500, 572, 1720, 540, 2140, 516, 2460, 560, 2460, 760, 900, 760), TONES.hill) +
    facet(pts(1720, 540, 2140, 516, 2060, 700, 1860, 700), rimmed(TONES.hill, 0.3)) +
    shaft(1893, 400, 30, 560, tone) +
    spire(1893, 262, 38, 402, tone) +
    shaft(1937, 400, 30, 560, tone) +
    spire(1937, 262, 38, 402, tone) +
    shaft(2034, 366, 44, 560, tone) +
    spire(2034, 296, 50, 368, tone) +
    facet(pts(1908, 476, 1926, 426, 2084, 422, 2110, 476), shade(tone, -0.18)) +
    facet(pts(1908, 474, 2110, 474, 2126, 500, 2126, 560, 1908, 560), shade(tone, -0.04)) +
    [1968, 2000, 2066, 2098].map((x) => spire(x, 446, 13, 500, tone)).join("") +
    facet(range, tone) +
    facet(pts(1640, 548, 1660, 524, 2190, 508, 2216, 532), rimmed(tone, 0.24))
  );
}

/** The steep roof across the street, with dormers, and the cat that has it to herself. */
function acrossTheStreet(): string {
  const tone = TONES.nearest;
  const dormer = (x: number, y: number): string =>
    facet(pts(x, y, x + 78, y, x + 78, y + 84, x, y + 84), shade(tone, 0.08)) +
    facet(pts(x - 12, y + 4, x + 39, y - 44, x + 90, y + 4), shade(tone, -0.22)) +
    facet(pts(x - 12, y + 4, x + 39, y - 44, x + 26, y + 4), rimmed(tone, 0.46)) +
    facet(pts(x + 14, y + 18, x + 64, y + 18, x + 64, y + 78, x + 14, y + 78), "#59666e") +
    facet(pts(x + 14, y + 18, x + 44, y + 18, x + 31, y + 78, x + 14, y + 78), "#8b999f");
  const cat = pts(
    2276,
    812,
    2270,
    788,
    2281,
    766,
    2284,
    738,
    2295,
    750,
    2304,
    749,
    2312,
    736,
    2317,
    758,
    2313,
    774,
    2325,
    790,
    2332,
    812,
  );
  const tail = pts(2326, 800, 2346, 806, 2352, 834, 2344, 836, 2339, 812, 2322, 810);
  return (
    facet(pts(900, 884, 1420, 846, 1420, 1080, 900, 1080), tone) +
    facet(pts(900, 884, 1420, 846, 1420, 858, 900, 897), rimmed(tone, 0.5)) +
    facet(pts(1960, 836, 2460, 798, 2460, 1080, 1880, 1080), tone) +
    facet(pts(1960, 836, 2460, 798, 2460, 810, 1957, 848), rimmed(tone, 0.5)) +
    dormer(1040, 916) +
    dormer(1230, 902) +
    dormer(2090, 880) +
    dormer(2290, 866) +
    facet(pts(2400, 730, 2440, 730, 2440, 830, 2400, 830), shade(tone, -0.2)) +
    polygon(cat, { fill: "#0f1113" }) +
    polygon(tail, { fill: "#0f1113" })
  );
}

/** Late afternoon over the roofs of Prague. */
export function roofscape(): string {
  const random = seeded("roofs by the window");
  const cuts = [1010, 1660, 2180].map((x, index) =>
    polygon(pts(x, 0, x + 190 - index * 40, 0, x + 190 - index * 40 - 1080 * CUT, 1080, x - 1080 * CUT, 1080), {
      fill: "#fff8de",
      opacity: 0.26,
    }),
  );
  return (
    sky(random) +
    cuts.join("") +
    sun() +
    castle() +
    veil(586, 0.3) +
    row(640, 880, 70, 46, TONES.far, random) +
    dome(1100, 476, 62, shade(TONES.middle, 0.14)) +
    gothicTower(1010, 470, 40, shade(TONES.middle, 0.14)) +
    veil(640, 0.2) +
    row(706, 890, 104, 66, TONES.middle, random) +
    gothicTower(1574, 430, 62, TONES.middle) +
    spire(2310, 400, 54, 560, TONES.middle) +
    shaft(2310, 558, 46, 800, TONES.middle) +
    veil(700, 0.12) +
    row(790, 870, 150, 84, TONES.near, random, true) +
    veil(850, 0.08) +
    acrossTheStreet()
  );
}
