import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { shade } from "../palette";
import { circle, group } from "../shapes";
import { type Cover, facet, greys, ground, mosaic, wavering } from "./shapes";

export const researchCovers: Readonly<Record<string, Cover>> = {
  "five-interviews-are-enough-sometimes": (tones) => {
    const back = Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 13 + row * 4 }, (_, index) => {
        const count = 13 + row * 4;
        const x = (index + 0.5) * (1920 / count);
        const y = 560 - row * 120;
        const size = 62 - row * 11;
        return facet(pts(x, y - size * 1.6, x + size, y, x - size, y), mix(tones.light, tones.deep, 0.35 + row * 0.17));
      }).join(""),
    ).reverse();
    const front = Array.from({ length: 5 }, (_, index) => {
      const x = 260 + index * 350;
      return (
        facet(pts(x, 420, x + 160, 960, x - 160, 960), ACCENT) +
        facet(pts(x, 420, x + 160, 960, x + 44, 960), mix(ACCENT, "#b87400", 0.42)) +
        facet(pts(x, 420, x - 160, 960, x - 90, 960), shade(ACCENT, 0.4)) +
        facet(pts(x - 160, 960, x + 160, 960, x + 390, 1080, x + 90, 1080), mix(tones.deep, INK, 0.55))
      );
    });
    return (
      ground(tones.deep) +
      facet(pts(0, 960, 1920, 960, 1920, 1080, 0, 1080), mix(tones.deep, INK, 0.3)) +
      back.join("") +
      front.join("")
    );
  },
  "reading-analytics-with-doubt": (tones) => {
    const steps = Array.from({ length: 6 }, (_, index) => {
      const [x, top] = [200 + index * 215, 880 - index * 110];
      const fill = mix(tones.main, tones.light, index * 0.12);
      return (
        facet(pts(x, top, x + 215, top, x + 215, 1080, x, 1080), fill) +
        facet(pts(x, top, x + 60, top - 46, x + 275, top - 46, x + 215, top), shade(fill, 0.35)) +
        facet(pts(x, top, x + 215, top, x, 1080), shade(fill, 0.1)) +
        (index === 5
          ? facet(pts(x + 215, top, x + 275, top - 46, x + 275, 1080, x + 215, 1080), shade(fill, -0.4))
          : "")
      );
    });
    const last = group(
      facet(pts(0, 0, 230, 0, 230, 104, 0, 104), ACCENT) +
        facet(pts(0, 0, 60, -46, 290, -46, 230, 0), shade(ACCENT, 0.5)) +
        facet(pts(230, 0, 290, -46, 290, 58, 230, 104), mix(ACCENT, "#a56a00", 0.5)),
      "translate(1470 210) rotate(12)",
    );
    return (
      ground(tones.light) +
      facet(pts(0, 0, 1100, 0, 870, 1080, 0, 1080), shade(tones.light, 0.3)) +
      steps.join("") +
      last
    );
  },
  "diary-studies-on-a-ship": (tones, random) => {
    const bands = Array.from({ length: 6 }, (_, row) => {
      const tone = mix(tones.light, "#0f4a4a", row * 0.17);
      return mosaic(0, 420 + row * 112, 1920, 114, 12, 1, random, () => wavering(tone, random, 0.12), 0);
    });
    return (
      ground("#dfe9ea") +
      facet(pts(0, 0, 840, 0, 750, 420, 0, 420), "#edf3f3") +
      bands.slice(0, 3).join("") +
      facet(pts(330, 640, 1560, 540, 1380, 830, 470, 830), INK) +
      facet(pts(330, 640, 900, 594, 720, 830, 470, 830), "#23323a") +
      facet(pts(980, 586, 1340, 556, 1310, 380, 1030, 400), "#2b3c45") +
      facet(pts(1180, 570, 1340, 556, 1310, 380, 1200, 388), INK) +
      facet(pts(1080, 466, 1150, 460, 1154, 520, 1086, 526), ACCENT) +
      facet(pts(1110, 395, 1140, 393, 1140, 270, 1124, 270), INK) +
      bands.slice(3).join("")
    );
  },
  "research-repositories-people-open": (tones, random) => {
    const { pale, mid } = greys(tones);
    const squares = Array.from({ length: 8 * 5 }, (_, index) => {
      const [x, y] = [(index % 8) * 240, Math.floor(index / 8) * 216];
      if (index === 21)
        return (
          facet(pts(x, y, x + 240, y, x + 240, y + 216, x, y + 216), ACCENT) +
          facet(pts(x, y, x + 90, y, x + 90, y + 216, x, y + 216), shade(ACCENT, 0.45)) +
          facet(pts(x + 240, y, x + 150, y + 46, x + 150, y + 262, x + 240, y + 216), mix(mid, INK, 0.35))
        );
      const fill = mix(pale, mid, random.between(0.15, 0.75));
      return (
        facet(pts(x, y, x + 240, y, x, y + 216), shade(fill, 0.06)) +
        facet(pts(x + 240, y, x + 240, y + 216, x, y + 216), shade(fill, -0.05)) +
        polygon(pts(x, y, x + 240, y, x + 240, y + 216, x, y + 216), { stroke: mix(mid, INK, 0.2), width: 5 })
      );
    });
    // The open door overlaps the square below it, so it comes last.
    return squares.filter((_, index) => index !== 21).join("") + (squares[21] ?? "");
  },
  "how-to-hear-no": (tones, random) => {
    const field = Array.from({ length: 90 }, () => {
      const [x, y, size] = [random.between(-100, 2000), random.between(-100, 1180), random.between(150, 330)];
      if (Math.hypot(x - 1010, y - 545) < size + 70) return "";
      const angle = random.between(0, 6);
      const at = (turn: number, reach: number): Point => [
        x + Math.cos(angle + turn) * size * reach,
        y + Math.sin(angle + turn) * size * reach,
      ];
      return facet(
        [at(0, 1), at(1.6, 0.8), at(3.2, 0.9), at(4.6, 0.75)],
        shade(tones.light, random.between(0.2, 0.75)),
      );
    });
    const gap: Point[] = pts(930, 450, 1080, 424, 1120, 560, 1010, 660, 900, 590);
    return (
      ground(shade(tones.light, 0.45)) +
      field.join("") +
      polygon(gap, { fill: INK, stroke: ACCENT, width: 14, join: "miter" }) +
      facet(pts(930, 450, 1080, 424, 1000, 540), tones.deep)
    );
  },
  "measuring-trust": (tones) => {
    const disc = (x: number, colour: string): string =>
      Array.from({ length: 18 }, (_, index) => {
        const at = (turn: number): Point => [
          x + Math.cos((turn / 18) * Math.PI * 2) * 400,
          540 + Math.sin((turn / 18) * Math.PI * 2) * 400,
        ];
        return facet(
          [[x - 60, 470], at(index), at(index + 1)],
          shade(colour, Math.cos((index / 18) * Math.PI * 2 - 3.9) * 0.2),
        );
      }).join("");
    const left = mix(tones.light, PAPER, 0.35);
    const lens = circle(730, 540, 396, {});
    const glow = clipped(
      lens,
      clipped(
        circle(1190, 540, 396, {}),
        facet(pts(500, 0, 1400, 0, 1400, 1080, 500, 1080), ACCENT) +
          facet(pts(960, 210, 1130, 540, 960, 870, 905, 540), shade(ACCENT, 0.4)) +
          facet(pts(1130, 540, 960, 870, 1100, 800), mix(ACCENT, "#c98a00", 0.35)),
      ),
    );
    return (
      ground("#5c7480") +
      facet(pts(0, 0, 700, 0, 470, 1080, 0, 1080), "#66808c") +
      group(disc(730, left), undefined, 0.72) +
      group(disc(1190, mix(tones.main, tones.light, 0.4)), undefined, 0.72) +
      glow +
      facet(pts(0, 1000, 0, 1080, 1920, 1080, 1920, 1000 - CUT * 120), "#4a606b")
    );
  },
};
