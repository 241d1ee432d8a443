import { mix, PAPER } from "../drawing/palette";
import { type Point, polygon, pts } from "../drawing/svg";
import { shade } from "../palette";
import type { Person } from "./person";

function facet(points: readonly Point[], fill: string): string {
  return polygon(points, { fill, stroke: fill, width: 1, join: "round" });
}

/** Neck, shoulders and clothes, flat facets below the head; centred on 0, y as the head's. Light comes from the left. */
export function torso({ skin, cloth, garment, broad }: Person): string {
  const w = (x: number): number => x * (0.35 + broad * 0.65);
  const dark = mix(skin, "#2a1018", 0.42);
  const neck =
    facet(pts(-70, 110, -6, 130, 0, 330, -84, 300), mix(skin, "#2a1018", 0.2)) +
    facet(pts(-6, 130, 70, 110, 86, 300, 0, 330), dark) +
    facet(pts(-70, 128, 70, 128, 60, 176, -10, 226, -62, 190), mix(skin, "#2a1018", 0.5));
  const shoulders =
    facet(pts(-88, 262, w(-250), 330, w(-330), 440, -200, 620, 0, 620, 0, 330), shade(cloth, 0.1)) +
    facet(pts(w(-250), 330, w(-330), 440, w(-350), 620, -200, 620), shade(cloth, 0.2)) +
    facet(pts(88, 262, w(250), 330, w(330), 440, 200, 620, 0, 620, 0, 330), shade(cloth, -0.22)) +
    facet(pts(w(250), 330, w(330), 440, w(350), 620, 200, 620), shade(cloth, -0.4)) +
    facet(pts(-88, 262, 0, 330, -60, 470, -200, 420), shade(cloth, 0.02)) +
    facet(pts(88, 262, 0, 330, 70, 470, 200, 420), shade(cloth, -0.3));
  return neck + shoulders + COLLARS[garment](cloth, skin);
}

const COLLARS: Readonly<Record<Person["garment"], (cloth: string, skin: string) => string>> = {
  crew: (cloth, skin) =>
    facet(pts(-86, 260, 86, 260, 60, 318, 0, 344, -60, 318), mix(skin, "#2a1018", 0.3)) +
    facet(pts(-96, 258, -82, 254, -52, 312, 0, 338, 0, 358, -62, 330), shade(cloth, 0.3)) +
    facet(pts(96, 258, 82, 254, 52, 312, 0, 338, 0, 358, 62, 330), shade(cloth, -0.1)),
  shirt: (cloth, skin) =>
    facet(pts(-84, 262, 84, 262, 0, 396), mix(skin, "#2a1018", 0.28)) +
    facet(pts(-96, 240, -60, 250, 0, 396, -64, 402, -122, 290), shade(cloth, 0.34)) +
    facet(pts(96, 240, 60, 250, 0, 396, 64, 402, 122, 290), shade(cloth, -0.06)) +
    facet(pts(-5, 396, 5, 396, 5, 620, -5, 620), shade(cloth, -0.4)),
  turtleneck: (cloth) =>
    facet(pts(-80, 196, 0, 222, 0, 344, -104, 296), shade(cloth, 0.24)) +
    facet(pts(80, 196, 0, 222, 0, 344, 104, 296), shade(cloth, -0.14)) +
    facet(pts(-80, 196, 0, 222, 80, 196, 0, 206), shade(cloth, -0.4)),
  jacket: (cloth, skin) =>
    facet(pts(-90, 262, 90, 262, 0, 520), mix(PAPER, cloth, 0.06)) +
    facet(pts(-84, 258, 84, 258, 0, 360), mix(skin, "#2a1018", 0.28)) +
    facet(pts(0, 360, 60, 330, 20, 500, 0, 520), mix(PAPER, cloth, 0.2)) +
    facet(pts(-100, 244, -80, 262, 0, 540, -70, 560, -170, 360, -130, 350), shade(cloth, 0.3)) +
    facet(pts(100, 244, 80, 262, 0, 540, 70, 560, 170, 360, 130, 350), shade(cloth, 0.06)),
  hoodie: (cloth, skin) =>
    facet(pts(-84, 262, 84, 262, 0, 372), mix(skin, "#2a1018", 0.3)) +
    facet(pts(-118, 210, -72, 236, 0, 372, -40, 410, -150, 320), shade(cloth, 0.32)) +
    facet(pts(118, 210, 72, 236, 0, 372, 40, 410, 150, 320), shade(cloth, -0.02)) +
    facet(pts(-32, 400, -26, 398, -20, 520, -28, 520), shade(cloth, 0.6)) +
    facet(pts(32, 400, 26, 398, 24, 500, 32, 500), shade(cloth, 0.4)),
};
