import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { clipped, type Point, polygon, pts } from "../drawing/svg";
import { shade } from "../palette";
import { circle, group } from "../shapes";
import { TEAL } from "../tones";
import { type Cover, facet, ground, mosaic, stage, wavering } from "./shapes";

export const researchCovers: Readonly<Record<string, Cover>> = {
  "five-interviews-are-enough-sometimes": () => {
    const dark = { ...TEAL, main: TEAL.deep, lit: "#17686a", deep: "#083236" };
    const back = Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 13 + row * 4 }, (_, index) => {
        const count = 13 + row * 4;
        const x = (index + 0.5) * (1920 / count);
        const y = 560 - row * 120;
        const size = 62 - row * 11;
        const fill = mix(TEAL.pale, TEAL.main, 0.1 + row * 0.25);
        return (
          facet(pts(x, y - size * 1.6, x + size, y, x - size, y), fill) +
          facet(pts(x, y - size * 1.6, x + size, y, x + size * 0.2, y), mix(fill, TEAL.deep, 0.5))
        );
      }).join(""),
    ).reverse();
    const front = Array.from({ length: 5 }, (_, index) => {
      const x = 260 + index * 350;
      return (
        facet(pts(x, 420, x + 160, 960, x - 160, 960), ACCENT) +
        facet(pts(x, 420, x + 160, 960, x + 44, 960), mix(ACCENT, "#b87400", 0.55)) +
        facet(pts(x, 420, x - 160, 960, x - 90, 960), shade(ACCENT, 0.5)) +
        facet(pts(x - 160, 960, x + 160, 960, x + 350, 1080, x + 250, 1080), TEAL.shadow)
      );
    });
    return stage(dark, 1420, { horizon: 960 }) + back.join("") + front.join("");
  },
  "reading-analytics-with-doubt": () => {
    const steps = Array.from({ length: 6 }, (_, index) => {
      const [x, top] = [160 + index * 215, 880 - index * 110];
      const fill = mix(TEAL.lit, TEAL.pale, 0.1 + index * 0.14);
      return (
        facet(pts(x, top, x + 215, top, x + 215, 1080, x, 1080), mix(fill, TEAL.main, 0.22)) +
        facet(pts(x, top, x + 60, top - 46, x + 275, top - 46, x + 215, top), shade(fill, 0.62)) +
        facet(pts(x, top, x + 215, top, x, 1080), fill) +
        (index === 5 ? facet(pts(x + 215, top, x + 275, top - 46, x + 275, 1080, x + 215, 1080), TEAL.shadow) : "")
      );
    });
    const last = group(
      facet(pts(0, 0, 230, 0, 230, 104, 0, 104), ACCENT) +
        facet(pts(0, 0, 230, 0, 0, 104), shade(ACCENT, 0.22)) +
        facet(pts(0, 0, 60, -46, 290, -46, 230, 0), shade(ACCENT, 0.6)) +
        facet(pts(230, 0, 290, -46, 290, 58, 230, 104), mix(ACCENT, "#a56a00", 0.65)),
      "translate(1436 206) rotate(12)",
    );
    return (
      stage(TEAL, 1270, { horizon: 960 }) +
      facet(pts(1510, 1080, 1510, 900, 1920, 1046, 1920, 1080), TEAL.shadow) +
      steps.join("") +
      last
    );
  },
  "diary-studies-on-a-ship": (_tones, random) => {
    const bands = Array.from({ length: 6 }, (_, row) => {
      const tone = mix("#6fb9b0", TEAL.deep, row * 0.2);
      return mosaic(0, 420 + row * 112, 1920, 114, 12, 1, random, () => wavering(tone, random, 0.15), 0);
    });
    return (
      stage({ ...TEAL, main: "#b4dcd4", lit: "#dcf0ea" }, 1060) +
      bands.slice(0, 3).join("") +
      facet(pts(330, 640, 1560, 540, 1380, 830, 470, 830), INK) +
      facet(pts(330, 640, 900, 594, 720, 830, 470, 830), "#2c4049") +
      facet(pts(330, 640, 1560, 540, 1552, 560, 341, 658), "#5d7a80") +
      facet(pts(980, 588, 1340, 558, 1310, 380, 1030, 400), "#35505a") +
      facet(pts(1200, 570, 1340, 558, 1310, 380, 1210, 387), INK) +
      facet(pts(1066, 450, 1160, 443, 1166, 524, 1074, 531), ACCENT) +
      facet(pts(1066, 450, 1160, 443, 1074, 531), shade(ACCENT, 0.4)) +
      facet(pts(1110, 395, 1150, 392, 1150, 250, 1126, 250), INK) +
      bands.slice(3).join("")
    );
  },
  "research-repositories-people-open": (_tones, random) => {
    const squares = Array.from({ length: 8 * 5 }, (_, index) => {
      const [x, y] = [(index % 8) * 240, Math.floor(index / 8) * 216];
      if (index === 21)
        return (
          facet(pts(x, y, x + 240, y, x + 240, y + 216, x, y + 216), ACCENT) +
          facet(pts(x, y, x + 110, y, x + 64, y + 216, x, y + 216), shade(ACCENT, 0.5)) +
          facet(pts(x + 240, y, x + 132, y + 56, x + 132, y + 286, x + 240, y + 216), TEAL.shadow) +
          facet(pts(x + 240, y, x + 132, y + 56, x + 132, y + 286), "#0d3a3f")
        );
      const fill = mix(TEAL.main, TEAL.lit, random.pick([0, 0.1, 0.35, 0.6, 0.85]));
      return (
        facet(pts(x, y, x + 240, y, x, y + 216), shade(fill, 0.16)) +
        facet(pts(x + 240, y, x + 240, y + 216, x, y + 216), mix(fill, TEAL.shadow, 0.18)) +
        polygon(pts(x, y, x + 240, y, x + 240, y + 216, x, y + 216), { stroke: TEAL.shadow, width: 7 })
      );
    });
    // The open door overlaps the square below it, so it comes last.
    return squares.filter((_, index) => index !== 21).join("") + (squares[21] ?? "");
  },
  "how-to-hear-no": (_tones, random) => {
    const field = Array.from({ length: 90 }, () => {
      const [x, y, size] = [random.between(-100, 2000), random.between(-100, 1180), random.between(150, 330)];
      if (Math.hypot(x - 1010, y - 545) < size + 90) return "";
      const angle = random.between(0, 6);
      const at = (turn: number, reach: number): Point => [
        x + Math.cos(angle + turn) * size * reach,
        y + Math.sin(angle + turn) * size * reach,
      ];
      const [a, b, c, d] = [at(0, 1), at(1.6, 0.8), at(3.2, 0.9), at(4.6, 0.75)];
      const fill = mix("#9fd0c7", "#eef8f4", random.next());
      return facet([a, b, c, d], fill) + facet([a, b, c], mix(fill, TEAL.lit, 0.16));
    });
    const gap: Point[] = pts(910, 430, 1090, 398, 1146, 562, 1010, 690, 874, 602);
    return (
      ground("#c2e3db") +
      field.join("") +
      polygon(gap, { fill: TEAL.shadow, stroke: ACCENT, width: 20, join: "miter" }) +
      facet(pts(920, 438, 1082, 409, 1000, 540), TEAL.main) +
      facet(pts(920, 438, 1000, 540, 886, 597), TEAL.deep)
    );
  },
  "measuring-trust": () => {
    const disc = (x: number, colour: string): string =>
      Array.from({ length: 18 }, (_, index) => {
        const at = (turn: number): Point => [
          x + Math.cos((turn / 18) * Math.PI * 2) * 400,
          540 + Math.sin((turn / 18) * Math.PI * 2) * 400,
        ];
        const light = Math.cos((index / 18) * Math.PI * 2 - 3.9);
        return facet(
          [[x - 60, 470], at(index), at(index + 1)],
          light > 0 ? mix(colour, PAPER, light * 0.45) : mix(colour, TEAL.main, -light * 0.5),
        );
      }).join("");
    const glow = clipped(
      circle(730, 540, 396, {}),
      clipped(
        circle(1190, 540, 396, {}),
        facet(pts(500, 0, 1400, 0, 1400, 1080, 500, 1080), ACCENT) +
          facet(pts(960, 210, 1130, 540, 960, 870, 905, 540), shade(ACCENT, 0.5)) +
          facet(pts(1130, 540, 960, 870, 1100, 800), mix(ACCENT, "#c98a00", 0.5)),
      ),
    );
    return (
      stage(TEAL, 760, { side: "left", horizon: 934 }) +
      facet(pts(640, 934, 1280, 934, 1620, 1010, 980, 1010), TEAL.shadow) +
      group(disc(730, mix(TEAL.pale, PAPER, 0.2)), undefined, 0.82) +
      group(disc(1190, mix(TEAL.lit, TEAL.pale, 0.3)), undefined, 0.82) +
      glow
    );
  },
};
