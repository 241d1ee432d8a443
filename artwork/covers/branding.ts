import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { type Point, polygon, pts } from "../drawing/svg";
import { shade } from "../palette";
import { PLUM, ROSE } from "../tones";
import { type Cover, facet, ground, leaning, stage } from "./shapes";

export const brandingCovers: Readonly<Record<string, Cover>> = {
  "a-name-is-a-promise": () =>
    stage(ROSE, 1010, { horizon: 690 }) +
    facet(pts(560, 920, 760, 920, 1920, 830, 1920, 716), ACCENT) +
    facet(pts(560, 920, 760, 920, 1330, 876, 1240, 818), shade(ACCENT, 0.42)) +
    facet(pts(560, 920, 760, 920, 740, 110, 640, 160), INK) +
    facet(pts(560, 920, 640, 160, 690, 920), mix(INK, PLUM.lit, 0.5)) +
    facet(pts(640, 160, 740, 110, 690, 920), mix(INK, PLUM.main, 0.45)),
  "voice-before-visuals": () => {
    const words = [84, 150, 62, 186, 104, 74, 138];
    let x = 110;
    const row = words.map((width, index) => {
      const fill = index % 3 === 2 ? ROSE.lit : PAPER;
      const drawn =
        facet(leaning(x + 16, 476, width, 150, CUT), PLUM.shadow) +
        facet(leaning(x, 460, width, 150, CUT), fill) +
        facet(pts(x + width + 150 * CUT, 460, x + width, 610, x, 610), mix(fill, PLUM.lit, 0.42));
      x += width + (index === 2 ? 74 : 42);
      return drawn;
    });
    return (
      stage(PLUM, 1330) +
      row.join("") +
      polygon(pts(1310, 900, 1452, 150, 1820, 270), { stroke: PLUM.pale, width: 13 }) +
      polygon(pts(1310, 900, 1640, 900), { stroke: PLUM.pale, width: 13 }) +
      facet(pts(110, 676, x - 42, 676, x - 46, 692, 107, 692), ACCENT)
    );
  },
  "when-not-to-rebrand": () => {
    const dark: Point[] = pts(500, 180, 1240, 110, 1560, 560, 1180, 960, 560, 860);
    const crack = pts(
      1440,
      400,
      1396,
      500,
      1452,
      560,
      1384,
      680,
      1418,
      730,
      1330,
      798,
      1402,
      726,
      1368,
      684,
      1432,
      562,
      1378,
      502,
    );
    return (
      stage(ROSE, 1330) +
      facet(
        dark.map(([x, y]): Point => [x + 70, y + 62]),
        ROSE.deep,
      ) +
      facet(dark, INK) +
      facet(pts(1240, 110, 1560, 560, 1180, 960, 1330, 540), mix(INK, PLUM.main, 0.55)) +
      polygon(crack, { fill: ROSE.pale, stroke: ROSE.pale, width: 5 }) +
      facet(pts(440, 250, 1180, 150, 1390, 520, 1130, 900, 520, 800), ACCENT) +
      facet(pts(440, 250, 1180, 150, 820, 520), shade(ACCENT, 0.5)) +
      facet(pts(1180, 150, 1390, 520, 820, 520), shade(ACCENT, 0.15)) +
      facet(pts(1390, 520, 1130, 900, 820, 520), mix(ACCENT, "#b87400", 0.55)) +
      facet(pts(1130, 900, 520, 800, 820, 520), mix(ACCENT, "#c98a00", 0.35))
    );
  },
  "one-idea-carried-through": () => {
    const at = (y: number): number => 1130 - y * CUT * 1.6;
    return (
      ground(ROSE.lit) +
      facet(pts(0, 0, 1920, 0, 1920, 360, 0, 300), INK) +
      facet(pts(0, 0, 700, 0, 500, 316, 0, 300), mix(INK, PLUM.main, 0.6)) +
      facet(pts(0, 300, 1920, 360, 1920, 760, 0, 690), PLUM.main) +
      facet(pts(1260, 339, 1920, 360, 1920, 760, 1176, 734), PLUM.lit) +
      facet(pts(0, 300, 420, 313, 336, 702, 0, 690), PLUM.deep) +
      facet(pts(0, 690, 640, 713, 562, 1080, 0, 1080), ROSE.main) +
      facet(pts(1500, 745, 1920, 760, 1920, 1080, 1429, 1080), ROSE.pale) +
      facet(pts(at(0), 0, at(0) + 84, 0, at(1080) + 84, 1080, at(1080), 1080), ACCENT) +
      facet(pts(at(0), 0, at(0) + 26, 0, at(1080) + 26, 1080, at(1080), 1080), shade(ACCENT, 0.5))
    );
  },
  "colour-beyond-the-logo": () => {
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
        facet([[130, 1010], at(index + 0.5, reach + 28), at(index + 0.96, reach + 56)], shade(fill, -0.16))
      );
    });
    return stage(PLUM, 860, { side: "left", horizon: 1010 }) + blades.join("");
  },
};
