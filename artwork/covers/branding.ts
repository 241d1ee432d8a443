import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { type Point, polygon, pts } from "../drawing/svg";
import { STONE, shade } from "../palette";
import { type Cover, facet, greys, ground, leaning } from "./shapes";

export const brandingCovers: Readonly<Record<string, Cover>> = {
  "a-name-is-a-promise": (tones) => {
    const { mid } = greys(tones);
    return (
      ground(mix(mid, PAPER, 0.35)) +
      facet(pts(0, 820, 1920, 820, 1920, 1080, 0, 1080), mid) +
      facet(pts(560, 920, 760, 920, 1920, 700, 1920, 600), ACCENT) +
      facet(pts(560, 920, 760, 920, 1300, 818, 1220, 795), shade(ACCENT, 0.28)) +
      facet(pts(560, 920, 760, 920, 740, 110, 640, 160), INK) +
      facet(pts(560, 920, 640, 160, 660, 920), mix(INK, tones.main, 0.35)) +
      facet(pts(740, 110, 760, 920, 700, 920), "#000000")
    );
  },
  "voice-before-visuals": (tones) => {
    const words = [70, 120, 52, 150, 84, 60, 110];
    let x = 120;
    const row = words.map((width, index) => {
      const drawn =
        facet(leaning(x, 560, width, 90, CUT), index % 3 === 2 ? tones.main : INK) +
        facet(pts(x + 90 * CUT, 560, x + width + 90 * CUT, 560, x, 650), mix(INK, tones.main, 0.45));
      x += width + (index === 2 ? 74 : 42);
      return drawn;
    });
    return (
      ground(tones.light) +
      facet(pts(0, 0, 1060, 0, 830, 1080, 0, 1080), shade(tones.light, 0.35)) +
      row.join("") +
      polygon(pts(1310, 860, 1440, 190, 1810, 290), { stroke: INK, width: 9 }) +
      polygon(
        [
          [1310, 860],
          [1600, 860],
        ],
        { stroke: INK, width: 9 },
      ) +
      facet(pts(120, 676, x - 42, 676, x - 42, 684, 120, 684), ACCENT)
    );
  },
  "when-not-to-rebrand": (tones) => {
    const dark: Point[] = pts(500, 180, 1240, 110, 1560, 560, 1180, 960, 560, 860);
    return (
      ground(mix(STONE, tones.light, 0.6)) +
      facet(pts(0, 0, 420, 0, 190, 1080, 0, 1080), mix(STONE, tones.main, 0.42)) +
      facet(dark, INK) +
      facet(pts(1240, 110, 1560, 560, 1180, 960, 1330, 540), mix(INK, tones.main, 0.28)) +
      polygon(
        pts(
          1440,
          400,
          1400,
          500,
          1450,
          560,
          1390,
          680,
          1420,
          730,
          1340,
          790,
          1402,
          726,
          1374,
          684,
          1432,
          562,
          1384,
          502,
        ),
        { fill: STONE, stroke: STONE, width: 5 },
      ) +
      facet(pts(440, 250, 1180, 150, 1390, 520, 1130, 900, 520, 800), ACCENT) +
      facet(pts(440, 250, 1180, 150, 820, 520), shade(ACCENT, 0.4)) +
      facet(pts(1180, 150, 1390, 520, 820, 520), shade(ACCENT, 0.15)) +
      facet(pts(1390, 520, 1130, 900, 820, 520), mix(ACCENT, "#c98a00", 0.4)) +
      facet(pts(1130, 900, 520, 800, 820, 520), mix(ACCENT, "#c98a00", 0.22))
    );
  },
  "one-idea-carried-through": (tones) => {
    const { mid } = greys(tones);
    const at = (y: number): number => 1130 - y * CUT * 1.6;
    return (
      ground(STONE) +
      facet(pts(0, 0, 1920, 0, 1920, 360, 0, 300), INK) +
      facet(pts(0, 0, 700, 0, 500, 316, 0, 300), mix(INK, tones.main, 0.3)) +
      facet(pts(0, 300, 1920, 360, 1920, 760, 0, 690), mid) +
      facet(pts(900, 328, 1920, 360, 1920, 760, 1300, 737), shade(mid, 0.2)) +
      facet(pts(0, 690, 640, 713, 480, 1080, 0, 1080), mix(STONE, tones.main, 0.14)) +
      facet(pts(at(0), 0, at(0) + 74, 0, at(1080) + 74, 1080, at(1080), 1080), ACCENT) +
      facet(pts(at(0), 0, at(0) + 22, 0, at(1080) + 22, 1080, at(1080), 1080), shade(ACCENT, 0.45))
    );
  },
  "colour-beyond-the-logo": (tones) => {
    const stops = [INK, "#7a4a08", ACCENT, "#fff6cf"];
    const blades = Array.from({ length: 11 }, (_, index) => {
      const at = (step: number, reach: number): Point => {
        const angle = (-84 + step * 7.6) * (Math.PI / 180);
        return [130 + Math.cos(angle) * reach, 1010 + Math.sin(angle) * reach];
      };
      const place = (index / 10) * 3;
      const fill = mix(stops[Math.floor(place)] ?? INK, stops[Math.min(3, Math.floor(place) + 1)] ?? INK, place % 1);
      const reach = 900 + index * 72;
      return (
        facet([[130, 1010], at(index, reach), at(index + 0.96, reach + 56)], fill) +
        facet([[130, 1010], at(index + 0.5, reach + 28), at(index + 0.96, reach + 56)], shade(fill, -0.1))
      );
    });
    return (
      ground(mix(PAPER, tones.light, 0.75)) +
      facet(pts(0, 1010, 1920, 1010, 1920, 1080, 0, 1080), tones.main) +
      blades.join("")
    );
  },
};
