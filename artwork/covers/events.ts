import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { clipped, type Point, pts } from "../drawing/svg";
import { GREY, STONE, shade } from "../palette";
import { group } from "../shapes";
import { FIR, OLIVE } from "../tones";
import { type Cover, facet, mosaic, stage } from "./shapes";

export const eventCovers: Readonly<Record<string, Cover>> = {
  "open-studio-prague": () =>
    stage(OLIVE, 1560, { horizon: 760 }) +
    facet(pts(0, 760, 1920, 760, 1920, 1080, 0, 1080), INK) +
    facet(pts(1398, 760, 1920, 760, 1920, 1080, 1330, 1080), mix(INK, OLIVE.main, 0.28)) +
    facet(pts(800, 120, 1120, 120, 1120, 760, 800, 760), shade(ACCENT, 0.5)) +
    facet(pts(800, 760, 1120, 760, 1560, 1080, 360, 1080), ACCENT) +
    facet(pts(960, 760, 1120, 760, 1560, 1080, 960, 1080), mix(ACCENT, "#c98a00", 0.4)) +
    facet(pts(800, 120, 430, 20, 430, 880, 800, 760), "#8f9696") +
    facet(pts(800, 120, 430, 20, 800, 760), "#d9dcd8") +
    facet(pts(1120, 120, 1490, 20, 1490, 880, 1120, 760), "#454b4b") +
    facet(pts(1120, 120, 1490, 20, 1120, 760), "#737a7a"),
  "notes-from-oslo-design-week": (_tones, random) => {
    const bands: readonly (readonly [number, number, string])[] = [
      [370, 90, "#7fb394"],
      [460, 110, "#4d8d6d"],
      [570, 120, "#34735a"],
      [690, 170, FIR.main],
      [860, 220, FIR.deep],
    ];
    return (
      stage(FIR, 1180) +
      facet(pts(0, 372, 300, 200, 520, 300, 760, 220, 960, 372), FIR.deep) +
      facet(pts(300, 200, 390, 372, 160, 372, 0, 372), "#2f7358") +
      facet(pts(760, 220, 800, 372, 600, 372), "#2f7358") +
      facet(pts(1180, 372, 1560, 180, 1920, 320, 1920, 372), FIR.deep) +
      facet(pts(1560, 180, 1620, 372, 1180, 372), FIR.main) +
      bands
        .map(([y, height, tone]) =>
          mosaic(0, y, 1920, height, 9, 1, random, () => shade(tone, random.between(-0.16, 0.14)), 0),
        )
        .join("") +
      facet(pts(1310, 372, 1366, 292, 1422, 372), ACCENT) +
      facet(pts(1310, 372, 1366, 292, 1354, 372), shade(ACCENT, 0.5)) +
      facet(pts(1326, 462, 1406, 462, 1384, 688, 1348, 688), mix(ACCENT, FIR.lit, 0.25))
    );
  },
  "charlotte-tech-breakfast": () => {
    const edge = mix(INK, OLIVE.deep, 0.85);
    const domino = facet(pts(0, -540, 50, -552, 50, 0, 0, 0), INK) + facet(pts(50, -552, 84, -528, 84, 0, 50, 0), edge);
    const shadows = Array.from({ length: 7 }, (_, index) => {
      const x = 84 + index * 116;
      return facet(pts(x, 860, x + 84, 860, x + 150, 960, x + 70, 960), OLIVE.deep);
    });
    const upright = Array.from({ length: 7 }, (_, index) => group(domino, `translate(${84 + index * 116} 860)`));
    const falling = [16, 36, 61].map((angle, index) =>
      group(domino, `translate(${992 + index * 104} 860) rotate(${angle}) translate(-84 0)`),
    );
    const light = { ...OLIVE, main: "#93ae4d", lit: "#bdd07c", deep: OLIVE.main };
    return (
      stage(light, 1240, { horizon: 860 }) +
      shadows.join("") +
      facet(pts(1330, 862, 1830, 862, 1920, 980, 1920, 990, 1270, 990), mix(ACCENT, OLIVE.lit, 0.5)) +
      facet(pts(1330, 790, 1830, 790, 1830, 862, 1330, 862), mix(ACCENT, "#c98a00", 0.3)) +
      facet(pts(1330, 790, 1378, 752, 1878, 752, 1830, 790), shade(ACCENT, 0.45)) +
      facet(pts(1830, 790, 1878, 752, 1878, 824, 1830, 862), mix(ACCENT, "#a56a00", 0.6)) +
      facet(pts(1330, 790, 1830, 790, 1330, 862), ACCENT) +
      upright.join("") +
      falling.reverse().join("")
    );
  },
  "a-workshop-on-service-blueprints": () => {
    const strips = [INK, GREY, PAPER, STONE].map((fill, index) => {
      const y = 180 + index * 190;
      const [left, right] = [90 + index * 26, 1860 - index * 18];
      const points: Point[] = pts(left, y, right, y - 30, right - 30, y + 120, left - 30, y + 150);
      return (
        facet(points, index === 3 ? "#dcd6c4" : index === 2 ? PAPER : fill) +
        facet(
          [points[0] ?? [0, 0], [960, y - 16], points[3] ?? [0, 0]],
          index < 2 ? shade(fill, 0.2) : index === 2 ? "#e6e9e2" : STONE,
        )
      );
    });
    const shadows = [0, 1, 2, 3].map((index) => {
      const [x, right, y] = [112 + index * 26, 1882 - index * 18, 204 + index * 190];
      return facet(pts(x, y, right, y - 30, right - 30, y + 120, x - 30, y + 150), OLIVE.shadow);
    });
    const needle =
      facet(pts(1144, 30, 1172, 42, 1006, 1056, 994, 1052), ACCENT) +
      facet(pts(1144, 30, 1157, 36, 999, 1054, 994, 1052), shade(ACCENT, 0.5));
    // The needle lies on the upper part of each strip, goes in at a slit and comes out below it.
    const stitches = [0, 1, 2, 3].map((index) => {
      const y = 232 + index * 190;
      const x = 1158 - ((y - 36) / 1018) * 158;
      return (
        facet(pts(x - 46, y + 6, x + 52, y - 2, x + 48, y + 12, x - 50, y + 20), index === 0 ? "#000000" : INK) +
        clipped(facet(pts(900, y - 110, 1300, y - 110, 1300, y + 6, 900, y + 6), INK), needle)
      );
    });
    return stage(OLIVE, 1330) + shadows.join("") + needle + strips.join("") + stitches.join("");
  },
};
