import { CUT } from "../drawing/facets";
import { ACCENT, mix, PAPER } from "../drawing/palette";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { STONE, shade } from "../palette";
import { circle, group, polyline } from "../shapes";
import { COBALT, VIOLET } from "../tones";
import { type Cover, facet, ground, mosaic, split, stage } from "./shapes";

const AMBER = "#c98a00";

export const technologyCovers: Readonly<Record<string, Cover>> = {
  "budgets-for-javascript": (_tones, random) => {
    const glass: readonly Point[] = pts(610, 110, 1270, 110, 1190, 970, 690, 970);
    const fill = mosaic(
      580,
      250,
      720,
      730,
      7,
      7,
      random,
      (u) =>
        mix(
          mix(COBALT.deep, COBALT.shadow, u),
          random.pick(["#040b1c", COBALT.main, COBALT.shadow]),
          random.between(0.1, 0.7),
        ),
      0.36,
    );
    return (
      stage(COBALT, 1230, { horizon: 850 }) +
      facet(pts(690, 966, 1190, 966, 1920, 1046, 1920, 1080, 1240, 1080), COBALT.shadow) +
      polygon(glass, { fill: COBALT.pale, opacity: 0.6 }) +
      clipped(polygon(glass, {}), fill + facet(pts(580, 226, 1320, 226, 1320, 254, 580, 254), ACCENT)) +
      clipped(polygon(glass, {}), group(facet(pts(560, 90, 760, 90, 800, 980, 640, 980), PAPER), undefined, 0.16)) +
      polygon(glass, { stroke: "#a9c6e8", width: 14, join: "miter" }) +
      polyline(pts(1262, 110, 610, 110, 690, 970, 1182, 970), { stroke: "#eef4fb", width: 14, join: "miter" })
    );
  },
  "static-first-architecture": () => {
    const slabs = Array.from({ length: 8 }, (_, index) => {
      const y = 930 - index * 106;
      const yellow = index === 6;
      const height = yellow ? 38 : 92;
      const top = yellow ? y + 42 : y;
      const [left, right] = [330 + (index % 2) * 22, 1560 - (index % 3) * 26];
      const fill = yellow ? ACCENT : index % 2 ? VIOLET.pale : "#ece6f9";
      return (
        facet(pts(left, top, right, top, right, top + height, left, top + height), fill) +
        facet(
          pts(right, top, right + 90, top - 38, right + 90, top + height - 38, right, top + height),
          yellow ? mix(ACCENT, "#a56a00", 0.5) : mix(fill, VIOLET.deep, 0.7),
        ) +
        facet(
          pts(left, top + height, right, top + height, right, top + height - 10, left, top + height - 10),
          yellow ? mix(fill, AMBER, 0.5) : mix(fill, VIOLET.main, 0.5),
        ) +
        (index === 7
          ? facet(pts(left, top, left + 90, top - 38, right + 90, top - 38, right, top), "#fbf9fe")
          : facet(
              pts(left, top + height, left + 300, top + height, left + 120, top, left, top),
              yellow ? shade(ACCENT, 0.5) : "#f8f5fd",
            ))
      );
    });
    return stage(VIOLET, 1400) + slabs.join("");
  },
  "type-safety-across-the-wire": () => {
    const edge: Point[] = pts(1010, 0, 930, 380, 1190, 380, 1120, 720, 820, 720, 744, 1080);
    const shift = (dx: number): Point[] => edge.map(([x, y]) => [x + dx, y]);
    return (
      ground(STONE) +
      facet([[0, 0], ...shift(-9), [0, 1080]], COBALT.deep) +
      facet(pts(0, 0, 700, 0, 0, 640), COBALT.main) +
      facet(pts(700, 0, 1001, 0, 921, 380, 560, 520), mix(COBALT.deep, COBALT.main, 0.45)) +
      facet(pts(0, 640, 700, 0, 560, 520), mix(COBALT.deep, COBALT.shadow, 0.3)) +
      facet(pts(0, 1080, 0, 640, 560, 520, 811, 720, 735, 1080), COBALT.shadow) +
      facet(pts(0, 1080, 0, 640, 560, 520), mix(COBALT.shadow, COBALT.deep, 0.4)) +
      facet([[1920, 0], ...shift(9), [1920, 1080]], ACCENT) +
      facet(pts(1920, 0, 1019, 0, 939, 380, 1500, 260), shade(ACCENT, 0.4)) +
      facet(pts(1199, 380, 1500, 260, 1920, 700, 1920, 1080, 1560, 1080), mix(ACCENT, AMBER, 0.5)) +
      facet(pts(1500, 260, 1920, 0, 1920, 700), mix(ACCENT, AMBER, 0.2))
    );
  },
  "forms-that-do-not-lose-words": (_tones, random) => {
    const shards = Array.from({ length: 34 }, (_, index) => {
      const row = Math.floor(Math.sqrt(index));
      const x = 960 + (index - row * row - row) * 64 + random.between(-26, 26);
      const y = 440 + row * 78 + random.between(-20, 20);
      const [a, b] = [random.between(0, Math.PI), random.between(34, 60)];
      const at = (turn: number, reach: number): Point => [
        x + Math.cos(a + turn) * b * reach,
        y + Math.sin(a + turn) * b * reach,
      ];
      return facet(
        [at(0, 1), at(2.2, 0.9), at(4.1, 0.8)],
        index % 3 === 0 ? PAPER : index % 3 === 1 ? ACCENT : shade(ACCENT, 0.45),
      );
    });
    const dark = COBALT.shadow;
    const cup = (flip: number): string => {
      const at = (x: number, y: number): Point => [960 + x * flip, y];
      const left = flip < 0;
      return (
        facet([at(9, 1000), at(9, 850), at(250, 800), at(330, 960)], left ? dark : "#071632") +
        facet(
          [at(250, 800), at(520, 560), at(610, 700), at(330, 960)],
          left ? mix(dark, COBALT.main, 0.32) : "#061128",
        ) +
        facet([at(520, 560), at(640, 250), at(700, 300), at(610, 700)], left ? mix(dark, COBALT.lit, 0.35) : dark) +
        facet(
          [at(9, 850), at(250, 800), at(470, 590), at(420, 640), at(180, 900)],
          mix(dark, COBALT.lit, left ? 0.3 : 0.55),
        )
      );
    };
    return stage(COBALT, 1180) + shards.join("") + cup(-1) + cup(1);
  },
  "images-at-the-right-weight": (_tones, random) => {
    const tilt = (x: number): number => 700 - (x - 960) * CUT;
    const big = group(
      mosaic(0, 0, 560, 560, 5, 5, random, (u, v) =>
        mix("#f6f9fd", COBALT.lit, Math.min(0.62, (u + v) * 0.26 + random.between(-0.08, 0.14))),
      ),
      `translate(300 ${tilt(300) - 560}) rotate(-12 0 560)`,
    );
    const small = group(
      mosaic(0, 0, 190, 190, 4, 4, random, (u, v) =>
        u + v < 0.7 ? shade(ACCENT, random.between(0.1, 0.5)) : mix(ACCENT, "#b87400", random.between(0, 0.6)),
      ),
      `translate(1360 ${tilt(1360) - 190}) rotate(-12 0 190)`,
    );
    return (
      stage(COBALT, 1260, { horizon: 1000 }) +
      facet(pts(960, 706, 1120, 1000, 800, 1000), "#061128") +
      facet(pts(960, 706, 930, 1000, 800, 1000), COBALT.deep) +
      facet(pts(230, tilt(230), 1690, tilt(1690), 1690, tilt(1690) + 20, 230, tilt(230) + 20), "#061128") +
      big +
      small
    );
  },
  "testing-what-users-see": (_tones, random) => {
    const opening = circle(1080, 540, 380, {});
    return (
      ground(VIOLET.deep) +
      mosaic(0, 0, 1920, 1080, 10, 6, random, (u, v) =>
        mix(
          mix(VIOLET.deep, VIOLET.shadow, v * 0.7),
          random.pick([VIOLET.main, VIOLET.shadow]),
          random.between(0, 0.7) * (1.1 - u * 0.4),
        ),
      ) +
      circle(1080, 540, 380, { fill: VIOLET.main }) +
      clipped(
        opening,
        facet(pts(1080, 540, 1300, 100, 600, 100, 600, 480), VIOLET.main) +
          facet(pts(1080, 540, 600, 480, 600, 800), VIOLET.lit) +
          facet(pts(1080, 540, 600, 800, 600, 1000, 1700, 1000), "#b3a2e0"),
      ) +
      clipped(
        opening,
        clipped(
          circle(1150, 520, 350, {}),
          mosaic(780, 150, 740, 740, 8, 8, random, (u, v) =>
            v < 0.4 ? shade(ACCENT, 0.6 - u * 0.4) : mix(ACCENT, "#d08a00", random.between(0, 0.65)),
          ),
        ),
      )
    );
  },
  "feature-flags-with-an-end-date": () => {
    const flags = Array.from({ length: 9 }, (_, index) => {
      const x = 150 + index * 190;
      const raised = index === 6;
      const pole =
        facet(pts(x, 900, x + 14, 900, x + 124, 1010, x + 104, 1010), VIOLET.shadow) +
        facet(pts(x, raised ? 150 : 400, x + 14, raised ? 150 : 400, x + 14, 900, x, 900), VIOLET.shadow);
      if (raised)
        return (
          pole +
          facet(pts(x + 14, 160, x + 214, 204, x + 14, 430), ACCENT) +
          facet(pts(x + 14, 160, x + 214, 204, x + 84, 242), shade(ACCENT, 0.5)) +
          facet(pts(x + 14, 160, x + 84, 242, x + 14, 430), mix(ACCENT, AMBER, 0.5))
        );
      const pale = index % 2 ? "#efeafa" : VIOLET.pale;
      return (
        pole +
        facet(pts(x + 14, 410, x + 72, 484, x + 58, 770, x + 14, 694), pale) +
        facet(pts(x + 72, 484, x + 58, 770, x + 106, 640), mix(pale, VIOLET.main, 0.55)) +
        facet(pts(x + 14, 410, x + 72, 484, x + 106, 640, x + 94, 484), "#fbf9fe")
      );
    });
    return stage(VIOLET, 1120, { horizon: 900 }) + flags.join("");
  },
  "offline-is-a-state": () => {
    const links = Array.from({ length: 7 }, (_, index) => {
      const [x, y] = [140 + index * 274, 760 - index * 70];
      const at = (dx: number, dy: number): Point => [x + dx, y + dy];
      const outer = [at(0, -140), at(150, -33), at(0, 140), at(-150, 33)];
      if (index === 4) return polygon(outer, { stroke: ACCENT, width: 10, dash: "30 18" });
      const tone = index % 2 ? "#7f69bd" : "#9d8ad2";
      return (
        facet([at(0, -140), at(150, -33), at(0, 0)], shade(tone, 0.3)) +
        facet([at(150, -33), at(0, 140), at(0, 0)], mix(tone, VIOLET.shadow, 0.72)) +
        facet([at(0, 140), at(-150, 33), at(0, 0)], mix(tone, VIOLET.deep, 0.35)) +
        facet([at(-150, 33), at(0, -140), at(0, 0)], shade(tone, 0.72)) +
        facet([at(0, -54), at(60, -13), at(0, 54), at(-60, 13)], shade(tone, 0.12))
      );
    });
    return stage({ ...VIOLET, main: "#2a1f58", lit: "#45358a" }, 1330) + links.join("");
  },
  "upgrading-without-a-rewrite": (_tones, random) => {
    const columns = 6;
    const tower = Array.from({ length: columns * 7 }, (_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const height = 112 + column * 6;
      const [x, y] = [600 + column * 120, 1080 - (row + 1) * height];
      const fill = mix("#8b9198", column < 3 ? "#f1f2f3" : "#1d2228", random.between(0.2, 0.72));
      const next = (step: number): number => 1080 - step * (height + 6);
      const [a, b, c, d] = [
        [x, y],
        [x + 120, next(row + 1)],
        [x + 120, next(row)],
        [x, y + height],
      ] as const;
      if (column === 3) return facet([a, b, d], shade(ACCENT, 0.4)) + facet([b, c, d], mix(ACCENT, AMBER, 0.3));
      return split([a, b, c, d], fill, 0.14);
    });
    return (
      stage(COBALT, 1430, { horizon: 900 }) +
      facet(pts(1320, 1080, 1320, 880, 1920, 1010, 1920, 1080), COBALT.shadow) +
      tower.join("")
    );
  },
};
