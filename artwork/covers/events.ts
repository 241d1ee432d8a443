import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { type Point, pts } from "../drawing/svg";
import { GREY, STONE, shade } from "../palette";
import { group } from "../shapes";
import { type Cover, facet, greys, ground, mosaic } from "./shapes";

export const eventCovers: Readonly<Record<string, Cover>> = {
  "open-studio-prague": (tones) => {
    const { mid, pale } = greys(tones);
    return (
      ground(mix(INK, tones.deep, 0.4)) +
      facet(pts(0, 0, 1920, 0, 1920, 760, 0, 760), mix(INK, tones.deep, 0.8)) +
      facet(pts(800, 120, 1120, 120, 1120, 760, 800, 760), shade(ACCENT, 0.5)) +
      facet(pts(800, 760, 1120, 760, 1560, 1080, 360, 1080), ACCENT) +
      facet(pts(960, 760, 1120, 760, 1560, 1080, 960, 1080), mix(ACCENT, "#d99a00", 0.3)) +
      facet(pts(800, 120, 430, 20, 430, 880, 800, 760), mid) +
      facet(pts(800, 120, 430, 20, 800, 760), mix(mid, pale, 0.4)) +
      facet(pts(1120, 120, 1490, 20, 1490, 880, 1120, 760), mix(mid, INK, 0.25)) +
      facet(pts(1120, 120, 1490, 20, 1120, 760), mid)
    );
  },
  "notes-from-oslo-design-week": (_tones, random) => {
    const bands: readonly (readonly [number, number, string])[] = [
      [250, 120, "#7e90a3"],
      [370, 90, "#5a6f84"],
      [460, 110, "#8fa3b3"],
      [570, 120, "#6f879b"],
      [690, 170, "#54697d"],
      [860, 220, "#2c3c4c"],
    ];
    return (
      ground("#b9c4d0") +
      facet(pts(0, 0, 1240, 0, 1180, 250, 0, 250), "#c9d1da") +
      bands
        .map(([y, height, tone]) =>
          mosaic(0, y, 1920, height, 9, 1, random, () => shade(tone, random.between(-0.12, 0.12)), 0),
        )
        .join("") +
      facet(pts(0, 370, 300, 210, 520, 300, 760, 230, 900, 370), "#4b5e72") +
      facet(pts(300, 210, 520, 300, 420, 370, 250, 370), "#3f5164") +
      facet(pts(1240, 370, 1560, 200, 1920, 330, 1920, 370), "#43566a") +
      facet(pts(1330, 370, 1366, 318, 1402, 370), ACCENT) +
      facet(pts(1336, 462, 1396, 462, 1380, 560, 1352, 560), mix(ACCENT, "#8fa3b3", 0.5))
    );
  },
  "charlotte-tech-breakfast": (tones) => {
    const upright = Array.from({ length: 8 }, (_, index) => {
      const x = 150 + index * 128;
      return (
        facet(pts(x, 330, x + 46, 310, x + 46, 860, x, 860), INK) +
        facet(pts(x + 46, 310, x + 78, 340, x + 78, 850, x + 46, 860), mix(INK, tones.main, 0.5))
      );
    });
    const falling = [14, 34, 60].map((angle, index) =>
      group(
        facet(pts(0, -540, 46, -550, 46, 0, 0, 0), INK) +
          facet(pts(46, -550, 78, -530, 78, 0, 46, 0), mix(INK, tones.main, 0.5)),
        `translate(${1180 + index * 96} 860) rotate(${angle})`,
      ),
    );
    return (
      ground(tones.light) +
      facet(pts(0, 0, 1000, 0, 770, 1080, 0, 1080), shade(tones.light, 0.35)) +
      facet(pts(0, 860, 1920, 860, 1920, 1080, 0, 1080), mix(tones.light, tones.main, 0.4)) +
      facet(pts(1240, 862, 1790, 862, 1820, 950, 1200, 950), ACCENT) +
      facet(pts(1240, 862, 1790, 862, 1200, 950), shade(ACCENT, 0.45)) +
      upright.join("") +
      falling.join("")
    );
  },
  "a-workshop-on-service-blueprints": (tones) => {
    const strips = [INK, GREY, PAPER, STONE].map((fill, index) => {
      const y = 180 + index * 190;
      const points: Point[] = pts(
        90 + index * 26,
        y,
        1860 - index * 18,
        y - 30,
        1830 - index * 18,
        y + 120,
        60 + index * 26,
        y + 150,
      );
      return (
        facet(points, fill) +
        facet(
          [points[0] ?? [0, 0], [960, y - 16], points[3] ?? [0, 0]],
          index < 2 ? shade(fill, 0.12) : shade(fill, -0.05),
        )
      );
    });
    const needle =
      facet(pts(1130, 40, 1152, 50, 1000, 1050, 992, 1048), ACCENT) +
      facet(pts(1130, 40, 1141, 45, 996, 1049, 992, 1048), shade(ACCENT, 0.4));
    return (
      ground(mix(tones.light, tones.main, 0.55)) +
      facet(pts(1250, 0, 1920, 0, 1920, 1080, 1020, 1080), mix(tones.light, tones.main, 0.7)) +
      strips.join("") +
      needle
    );
  },
};
