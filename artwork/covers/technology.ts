import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { STONE, shade } from "../palette";
import { circle, group, polyline } from "../shapes";
import { type Cover, facet, greys, ground, mosaic, split, wavering } from "./shapes";

export const technologyCovers: Readonly<Record<string, Cover>> = {
  "budgets-for-javascript": (tones, random) => {
    const glass: readonly Point[] = pts(640, 130, 1280, 130, 1200, 960, 720, 960);
    const fill = mosaic(600, 250, 720, 720, 8, 8, random, () => wavering(tones.deep, random, 0.2), 0.36);
    return (
      ground(tones.light) +
      facet(pts(1180, 0, 1920, 0, 1920, 1080, 950, 1080), shade(tones.light, -0.06)) +
      polygon(glass, { fill: PAPER, opacity: 0.6 }) +
      clipped(polygon(glass, {}), fill + facet(pts(600, 232, 1320, 232, 1320, 252, 600, 252), ACCENT)) +
      polyline(glass, { stroke: INK, width: 10, join: "miter" }) +
      polyline(
        [
          [720, 960],
          [640, 130],
        ],
        { stroke: INK, width: 10 },
      ) +
      facet(pts(720, 955, 1200, 955, 1700, 1080, 1180, 1080), mix(tones.light, INK, 0.2))
    );
  },
  "static-first-architecture": (tones) => {
    const slabs = Array.from({ length: 8 }, (_, index) => {
      const y = 930 - index * 106;
      const yellow = index === 6;
      const height = yellow ? 34 : 92;
      const top = yellow ? y + 44 : y;
      const [left, right] = [330 + (index % 2) * 22, 1560 - (index % 3) * 26];
      const fill = yellow ? ACCENT : shade(tones.light, index % 2 ? 0.1 : 0.3);
      return (
        facet(pts(left, top, right, top, right, top + height, left, top + height), fill) +
        facet(
          pts(right, top, right + 90, top - 38, right + 90, top + height - 38, right, top + height),
          shade(fill, -0.3),
        ) +
        (index === 7
          ? facet(pts(left, top, left + 90, top - 38, right + 90, top - 38, right, top), shade(fill, 0.5))
          : facet(pts(left, top + height, left + 300, top + height, left + 120, top, left, top), shade(fill, -0.05)))
      );
    });
    return ground(tones.deep) + facet(pts(0, 0, 900, 0, 670, 1080, 0, 1080), shade(tones.deep, 0.08)) + slabs.join("");
  },
  "type-safety-across-the-wire": (tones) => {
    const edge: Point[] = pts(1010, 0, 930, 380, 1190, 380, 1120, 720, 820, 720, 744, 1080);
    const shift = (dx: number): Point[] => edge.map(([x, y]) => [x + dx, y]);
    return (
      ground(STONE) +
      facet([[0, 0], ...shift(-9), [0, 1080]], tones.deep) +
      facet(pts(0, 0, 700, 0, 0, 640), shade(tones.deep, 0.12)) +
      facet(pts(700, 0, 1001, 0, 921, 380, 560, 520), shade(tones.deep, 0.05)) +
      facet(pts(0, 1080, 0, 640, 560, 520, 811, 720, 735, 1080), shade(tones.deep, -0.35)) +
      facet([[1920, 0], ...shift(9), [1920, 1080]], ACCENT) +
      facet(pts(1920, 0, 1019, 0, 939, 380, 1500, 260), shade(ACCENT, 0.28)) +
      facet(pts(1199, 380, 1500, 260, 1920, 700, 1920, 1080, 1560, 1080), mix(ACCENT, "#c98a00", 0.35)) +
      facet(pts(1500, 260, 1920, 0, 1920, 700), mix(ACCENT, "#c98a00", 0.14))
    );
  },
  "forms-that-do-not-lose-words": (tones, random) => {
    const shards = Array.from({ length: 34 }, (_, index) => {
      const row = Math.floor(Math.sqrt(index));
      const x = 960 + (index - row * row - row) * 62 + random.between(-26, 26);
      const y = 420 + row * 74 + random.between(-20, 20);
      const [a, b] = [random.between(0, Math.PI), random.between(28, 54)];
      const at = (turn: number, reach: number): Point => [
        x + Math.cos(a + turn) * b * reach,
        y + Math.sin(a + turn) * b * reach,
      ];
      return facet(
        [at(0, 1), at(2.2, 0.9), at(4.1, 0.8)],
        index % 3 === 0 ? PAPER : index % 3 === 1 ? ACCENT : shade(ACCENT, 0.45),
      );
    });
    const cup = (flip: number): string => {
      const at = (x: number, y: number): Point => [960 + x * flip, y];
      return (
        facet([at(-8, 1000), at(-8, 850), at(250, 800), at(330, 960)], tones.deep) +
        facet([at(250, 800), at(520, 560), at(610, 700), at(330, 960)], shade(tones.deep, flip > 0 ? -0.3 : 0.12)) +
        facet([at(520, 560), at(640, 250), at(700, 300), at(610, 700)], shade(tones.deep, flip > 0 ? -0.12 : 0.2)) +
        facet([at(-8, 850), at(250, 800), at(470, 590), at(420, 640), at(180, 900)], shade(tones.deep, 0.28))
      );
    };
    return (
      ground(tones.light) +
      facet(pts(0, 0, 760, 0, 530, 1080, 0, 1080), shade(tones.light, 0.35)) +
      shards.join("") +
      cup(-1) +
      cup(1)
    );
  },
  "images-at-the-right-weight": (tones, random) => {
    const tilt = (x: number): number => 700 - (x - 960) * CUT;
    const big = group(
      mosaic(0, 0, 560, 560, 5, 5, random, () => shade(tones.light, random.between(0, 0.6))),
      `translate(300 ${tilt(300) - 560}) rotate(-12 0 560)`,
    );
    const small = group(
      mosaic(0, 0, 190, 190, 5, 5, random, () => mix(ACCENT, "#b87400", random.between(0, 0.5))),
      `translate(1360 ${tilt(1360) - 190}) rotate(-12 0 190)`,
    );
    return (
      ground(tones.main) +
      facet(pts(0, 0, 620, 0, 390, 1080, 0, 1080), shade(tones.main, 0.1)) +
      facet(pts(0, 1000, 1920, 1000, 1920, 1080, 0, 1080), tones.deep) +
      facet(pts(960, 706, 1120, 1000, 800, 1000), INK) +
      facet(pts(960, 706, 1120, 1000, 980, 1000), tones.deep) +
      facet(pts(230, tilt(230), 1690, tilt(1690), 1690, tilt(1690) + 14, 230, tilt(230) + 14), INK) +
      big +
      small
    );
  },
  "testing-what-users-see": (tones, random) => {
    const opening = circle(1080, 540, 330, {});
    return (
      ground(tones.deep) +
      mosaic(0, 0, 1920, 1080, 12, 7, random, (u) => shade(tones.deep, random.between(-0.25, 0.14) - u * 0.1)) +
      clipped(
        opening,
        mosaic(720, 180, 720, 720, 9, 9, random, (u, v) =>
          v < 0.4 ? shade(ACCENT, 0.55 - u * 0.4) : mix(ACCENT, "#d08a00", random.between(0, 0.6)),
        ),
      ) +
      clipped(opening, facet(pts(1080, 210, 1420, 210, 1420, 870, 1240, 870, 1330, 540), mix(tones.deep, INK, 0.5))) +
      circle(1080, 540, 330, { stroke: shade(tones.deep, -0.5), width: 8 })
    );
  },
  "feature-flags-with-an-end-date": (tones) => {
    const flags = Array.from({ length: 9 }, (_, index) => {
      const x = 180 + index * 190;
      const raised = index === 6;
      const pole = facet(pts(x, raised ? 180 : 430, x + 12, raised ? 180 : 430, x + 12, 900, x, 900), tones.deep);
      if (raised)
        return (
          pole +
          facet(pts(x + 12, 190, x + 172, 224, x + 12, 420), ACCENT) +
          facet(pts(x + 12, 190, x + 172, 224, x + 70, 260), shade(ACCENT, 0.4)) +
          facet(pts(x + 12, 190, x + 70, 260, x + 12, 420), mix(ACCENT, "#c98a00", 0.3))
        );
      const pale = shade(tones.light, index % 2 ? 0.25 : 0.05);
      return (
        pole +
        facet(pts(x + 12, 440, x + 62, 500, x + 50, 760, x + 12, 690), pale) +
        facet(pts(x + 62, 500, x + 50, 760, x + 92, 640), shade(pale, -0.16)) +
        facet(pts(x + 12, 440, x + 62, 500, x + 92, 640, x + 80, 500), shade(pale, 0.4))
      );
    });
    return (
      ground(tones.main) +
      facet(pts(0, 0, 1300, 0, 1070, 1080, 0, 1080), shade(tones.main, 0.12)) +
      facet(pts(0, 900, 1920, 900, 1920, 1080, 0, 1080), shade(tones.deep, -0.2)) +
      flags.join("")
    );
  },
  "offline-is-a-state": (tones) => {
    const links = Array.from({ length: 7 }, (_, index) => {
      const [x, y] = [140 + index * 274, 760 - index * 70];
      const at = (dx: number, dy: number): Point => [x + dx, y + dy];
      const outer = [at(0, -128), at(146, -31), at(0, 128), at(-146, 31)];
      if (index === 4) return polygon(outer, { stroke: ACCENT, width: 6, dash: "26 16" });
      const tone = index % 2 ? tones.main : mix(tones.main, tones.light, 0.4);
      return (
        facet([at(0, -128), at(146, -31), at(0, 0)], shade(tone, 0.24)) +
        facet([at(146, -31), at(0, 128), at(0, 0)], shade(tone, -0.3)) +
        facet([at(0, 128), at(-146, 31), at(0, 0)], shade(tone, -0.12)) +
        facet([at(-146, 31), at(0, -128), at(0, 0)], shade(tone, 0.45)) +
        facet([at(0, -50), at(58, -12), at(0, 50), at(-58, 12)], shade(tone, 0.1))
      );
    });
    return (
      ground(mix(tones.deep, INK, 0.55)) +
      facet(pts(1230, 0, 1920, 0, 1920, 1080, 1000, 1080), tones.deep) +
      links.join("")
    );
  },
  "upgrading-without-a-rewrite": (tones, random) => {
    const { mid, pale } = greys(tones);
    const columns = 6;
    const tower = Array.from({ length: columns * 7 }, (_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const [x, y] = [600 + column * 120, 1080 - (row + 1) * (128 + column * 6)];
      const fill = column === 3 ? ACCENT : mix(mid, column < 3 ? pale : INK, random.between(0.1, 0.42));
      const next = (step: number): number => 1080 - step * (128 + (column + 1) * 6);
      return split(pts(x, y, x + 120, next(row + 1), x + 120, next(row), x, y + 128 + column * 6), fill, 0.1);
    });
    return (
      ground(tones.light) +
      facet(pts(0, 0, 560, 0, 330, 1080, 0, 1080), shade(tones.light, 0.4)) +
      facet(pts(1320, 1080, 1320, 860, 1920, 990, 1920, 1080), shade(tones.light, -0.2)) +
      tower.join("")
    );
  },
};
