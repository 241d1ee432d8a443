import { CUT, stone } from "../facets";
import { ACCENT, INK, PAPER, mix, shade } from "../palette";
import { type Random, seeded } from "../random";
import type { Scene } from "../scene";
import { facet, ground, mosaic } from "../covers/shapes";
import { type Point, circle, line } from "../svg";

const WIDTH = 1920;
const HEIGHT = 1080;

type View = (colour: string, random: Random) => string;

const VIEWS: Readonly<Record<string, View>> = {
  "offshore-energy": (c, random) => {
    const deck = (x: number, y: number, w: number, h: number, tone: number): string => facet([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], shade(c, tone)) + facet([[x + w * 0.6, y], [x + w, y], [x + w, y + h], [x + w * 0.45, y + h]], shade(c, tone - 0.16));
    const legs = [700, 900, 1120, 1300].map((x, index) => facet([[x, 560], [x + 34, 560], [x + 54, 900], [x - 10, 900]], shade(c, index % 2 ? -0.35 : -0.12)) + (index < 3 ? line(x + 20, 590, x + 220, 780, { stroke: shade(c, -0.4), width: 9 }) + line(x + 220, 590, x + 20, 780, { stroke: shade(c, -0.4), width: 9 }) : ""));
    const sea = [0, 1, 2].map((row) => mosaic(0, 770 + row * 105, WIDTH, 112, 11, 1, random, () => shade(mix(c, INK, 0.72 + row * 0.07), random.between(-0.15, 0.14)), 0)).join("");
    return ground(mix(c, PAPER, 0.62)) + facet([[0, 0], [760, 0], [590, 800], [0, 800]], mix(c, PAPER, 0.72)) + legs.join("") + deck(620, 480, 780, 86, 0) + deck(680, 360, 330, 124, 0.16) + deck(1060, 400, 280, 84, -0.08) + facet([[760, 360], [880, 360], [836, 90], [806, 90]], shade(c, -0.2)) + facet([[820, 90], [836, 90], [880, 360], [830, 360]], shade(c, -0.42)) + facet([[1180, 400], [1200, 400], [1500, 230], [1486, 218]], shade(c, -0.3)) + facet([[620, 566], [1400, 566], [1340, 600], [690, 600]], shade(c, -0.45)) + facet([[1486, 218], [1500, 230], [1540, 170]], ACCENT) + sea;
  },
  fintech: (c) => {
    const coins = Array.from({ length: 8 }, (_, index) => {
      const tip = index === 7;
      const [x, y, rx, ry, h] = [960 + (index % 3) * 16 - 16, 880 - index * 84, 330, 92, 60];
      const at = (turn: number, dy = 0): Point => [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry + dy];
      const turns = Array.from({ length: 7 }, (_, step) => (step / 6) * Math.PI);
      const fill = tip ? ACCENT : shade(c, index * 0.05);
      const sides = turns.slice(0, -1).map((turn, step) => facet([at(turn), at(turns[step + 1] ?? turn), at(turns[step + 1] ?? turn, h), at(turn, h)], shade(fill, [-0.5, -0.38, -0.2, -0.05, 0.1, 0.24][step] ?? 0))).join("");
      const top = Array.from({ length: 12 }, (_, step) => facet([[x, y], at((step / 12) * Math.PI * 2), at(((step + 1) / 12) * Math.PI * 2)], shade(fill, 0.2 + Math.cos((step / 12) * Math.PI * 2 - 3.6) * 0.16))).join("");
      return tip ? `<g transform="rotate(-12 630 292) translate(0 -40)">${sides}${top}</g>` : sides + top;
    });
    return ground(mix(c, INK, 0.62)) + facet([[0, 0], [1040, 0], [810, HEIGHT], [0, HEIGHT]], mix(c, INK, 0.5)) + facet([[700, 960], [1290, 960], [1920, 1080], [1000, 1080]], mix(c, INK, 0.8)) + coins.join("");
  },
  "travel-transportation": (c, random) => {
    const water = mix(c, PAPER, 0.3);
    return ground(mix(c, PAPER, 0.78)) + facet([[0, 620], [0, 260], [330, 90], [520, 330], [760, 620]], mix(c, INK, 0.25)) + facet([[330, 90], [520, 330], [380, 620], [220, 400]], mix(c, INK, 0.42)) + facet([[1000, 620], [1380, 190], [1640, 60], [1920, 300], [1920, 620]], mix(c, INK, 0.34)) + facet([[1640, 60], [1920, 300], [1920, 620], [1560, 420]], mix(c, INK, 0.5)) + mosaic(0, 600, WIDTH, 480, 10, 4, random, (_, v) => shade(mix(water, c, v), random.between(-0.1, 0.1)), 0.3) + facet([[0, 980], [WIDTH, 980 - WIDTH * CUT], [WIDTH, HEIGHT], [0, HEIGHT]], mix(c, INK, 0.55)) + facet([[560, 660], [1360, 590], [1300, 740], [640, 790]], shade(c, -0.2)) + facet([[560, 660], [960, 625], [940, 770], [640, 790]], c) + facet([[660, 652], [1240, 600], [1220, 520], [700, 565]], PAPER) + facet([[960, 625], [1240, 600], [1220, 520], [980, 540]], mix(PAPER, c, 0.22)) + facet([[780, 558], [1000, 538], [990, 470], [800, 488]], mix(PAPER, c, 0.1)) + facet([[1060, 533], [1130, 527], [1140, 430], [1080, 436]], ACCENT) + [0, 1, 2, 3, 4, 5].map((index) => facet([[720 + index * 80, 612 - index * 7], [760 + index * 80, 608 - index * 7], [760 + index * 80, 584 - index * 7], [720 + index * 80, 588 - index * 7]], c)).join("");
  },
  security: (c, random) =>
    ground(mix(c, INK, 0.72)) + facet([[0, 0], [520, 0], [290, HEIGHT], [0, HEIGHT]], mix(c, INK, 0.64)) + mosaic(560, 70, 800, 1010, 4, 6, random, (u) => shade(mix(c, INK, 0.22), random.between(-0.22, 0.14) - u * 0.16), 0.24) + facet([[1360, 70], [1388, 70], [1388, HEIGHT], [1360, HEIGHT]], ACCENT) + facet([[1388, 1080], [1388, 940], [1760, 1080]], mix(ACCENT, INK, 0.15)) + circle(1260, 600, 46, { fill: mix(c, INK, 0.7) }) + facet([[1240, 590], [1120, 590], [1120, 614], [1240, 614]], shade(c, 0.35)) + circle(1260, 600, 22, { fill: shade(c, 0.35) }),
  retail: (c) => {
    const chandelier = [-1, 1].flatMap((s) => [0.4, 0.72, 1].map((share, index) => {
      const x = 960 + s * 330 * share;
      return line(960, 330, x, 420 - index * 24, { stroke: INK, width: 6 }) + line(960, 640, x, 470 - index * 24, { stroke: INK, width: 6 }) + line(x, 420 - index * 24, x, 470 - index * 24, { stroke: INK, width: 6 }) + facet([[x - 14, 400 - index * 24], [x, 340 - index * 24], [x + 14, 400 - index * 24]], ACCENT) + facet([[x, 478 - index * 24], [x + 20, 520 - index * 24], [x, 580 - index * 24]], PAPER) + facet([[x, 478 - index * 24], [x - 20, 520 - index * 24], [x, 580 - index * 24]], shade(c, 0.6));
    }));
    return ground(mix(c, INK, 0.45)) + facet([[240, 60], [1680, 60], [1680, 960], [240, 960]], shade(c, 0.38)) + facet([[240, 60], [1100, 60], [910, 960], [240, 960]], shade(c, 0.55)) + facet([[1680, 60], [1680, 620], [1420, 300]], shade(c, 0.14)) + facet([[240, 960], [700, 960], [240, 560]], shade(c, 0.24)) + line(960, 60, 960, 640, { stroke: INK, width: 8 }) + chandelier.join("") + facet([[960, 640], [1000, 700], [960, 790], [920, 700]], PAPER) + facet([[960, 640], [1000, 700], [960, 790]], shade(c, 0.45)) + facet([[160, 960], [1760, 960], [1840, 1080], [80, 1080]], mix(c, INK, 0.68)) + facet([[200, 20], [1720, 20], [1780, 120], [140, 120]], mix(c, INK, 0.2)) + [0, 1, 2, 3].map((index) => facet([[240 + index * 400, 20], [440 + index * 400, 20], [440 + index * 405, 120], [228 + index * 405, 120]], shade(c, 0.2))).join("");
  },
  entertainment: (c) => {
    const rays = Array.from({ length: 9 }, (_, index) => {
      const at = (step: number): Point => [-500 + step * 325, 1080];
      return facet([[960, 150], at(index), at(index + 0.86)], mix(c, index === 4 ? ACCENT : PAPER, index === 4 ? 0.85 : 0.08 + (index % 3) * 0.16));
    });
    const rows = [0, 1, 2].map((row) => Array.from({ length: 15 - row * 2 }, (_, index) => {
      const step = WIDTH / (15 - row * 2);
      const [x, y] = [(index + 0.5) * step, 880 + row * 110];
      const size = 52 + row * 20;
      return facet([[x, y - size * 1.1], [x + size * 0.72, y + 60], [x - size * 0.72, y + 60]], mix(c, INK, 0.8 + row * 0.06)) + facet([[x, y - size * 1.1], [x - size * 0.72, y + 60], [x - size * 0.3, y + 60]], mix(c, INK, 0.64));
    }).join(""));
    return ground(mix(c, INK, 0.62)) + rays.join("") + facet([[560, 110], [1360, 110], [1280, 210], [640, 210]], PAPER) + facet([[960, 110], [1360, 110], [1280, 210], [960, 210]], shade(ACCENT, 0.35)) + facet([[0, 0], [560, 0], [540, 110], [0, 330]], mix(c, INK, 0.75)) + facet([[1920, 0], [1360, 0], [1380, 110], [1920, 330]], mix(c, INK, 0.82)) + rows.join("");
  },
  healthtech: (c) => {
    const hand = (s: number): string => {
      const at = (x: number, y: number): Point => [960 + s * x, y];
      const tone = s < 0 ? 0.08 : -0.14;
      return facet([at(90, 1080), at(150, 850), at(390, 700), at(560, 820), at(420, 1080)], shade(c, tone)) + facet([at(150, 850), at(390, 700), at(300, 640), at(110, 780)], shade(c, tone + 0.2)) + [[390, 700, 470, 420], [450, 740, 580, 440], [500, 780, 680, 510], [550, 820, 740, 620]].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0], index) => facet([at(x0 - 40, y0), at(x0 + 40, y0 + 46), at(x1 + 32, y1 + 12), at(x1 - 16, y1)], shade(c, tone + 0.14 - index * 0.07)) + facet([at(x0, y0 + 22), at(x0 + 40, y0 + 46), at(x1 + 32, y1 + 12)], shade(c, tone - 0.08 - index * 0.07))).join("") + facet([at(150, 850), at(110, 780), at(200, 560), at(252, 590), at(230, 720)], shade(c, tone + 0.26));
    };
    return ground(mix(c, INK, 0.66)) + facet([[0, 0], [1100, 0], [870, HEIGHT], [0, HEIGHT]], mix(c, INK, 0.58)) + [330, 262, 190].map((radius, index) => circle(960, 400, radius, { fill: mix(mix(c, INK, 0.5), "#fff2b8", [0.14, 0.36, 0.92][index] ?? 0.5) })).join("") + hand(-1) + hand(1);
  },
};

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
    return ground(mix(colour, INK, 0.5)) + facet([[0, 0], [1040, 0], [810, HEIGHT], [0, HEIGHT]], mix(colour, INK, 0.4)) + stone([1120, 540], 380, random, { colour });
  },
};
