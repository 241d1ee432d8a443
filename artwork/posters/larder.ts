import { mix } from "../drawing/palette";
import { seeded } from "../drawing/random";
import { clipped, path, polygon, pts, round } from "../drawing/svg";
import { circle, ellipse, group, line, polyline, rect } from "../shapes";

/** What stands in the cupboard. Each stands on 0, 0 and is about 440 high. */

const INK = "#2a1a0c";

/** Half of a red onion, its cut face in front. */
export function onion(): string {
  // Wide in the middle, drawn out at the neck and at the root.
  const ring = (share: number): string => {
    const [x, top, foot] = [236 * share, -222 - 196 * share, -222 + 204 * share];
    return `M0 ${top}C${x * 0.2} ${top + 62 * share} ${x} ${-222 - 150 * share} ${x} -214C${x} ${-222 + 130 * share} ${x * 0.56} ${foot} 0 ${foot}C${-x * 0.56} ${foot} ${-x} ${-222 + 130 * share} ${-x} -214C${-x} ${-222 - 150 * share} ${-x * 0.2} ${top + 62 * share} 0 ${top}Z`;
  };
  const rings = [1, 0.9, 0.84, 0.7, 0.65, 0.5, 0.45, 0.31, 0.26].map((share, index) =>
    path(ring(share), { fill: index === 0 ? "#6d1f4a" : index % 2 ? "#f8e6e6" : "#b4568a" }),
  );
  return (
    polygon(pts(-26, -400, -52, -500, -10, -462, 8, -520, 24, -460, 60, -488, 26, -400), { fill: "#c58a4a" }) +
    rings.join("") +
    path(ring(0.13), { fill: "#d9c06a" }) +
    clipped(
      path(ring(1), {}),
      polygon(pts(60, -460, 260, -460, 260, 10, -40, 10), { fill: "#6d1f4a", opacity: 0.13 }),
    ) +
    polygon(pts(-44, -20, 44, -20, 30, 0, -30, 0), { fill: "#c58a4a" })
  );
}

/** A tin: chickpeas on its label. */
export function tin(): string {
  const peas = pts(
    -118,
    -250,
    -36,
    -282,
    52,
    -262,
    126,
    -292,
    -92,
    -168,
    -2,
    -190,
    88,
    -176,
    -140,
    -120,
    -44,
    -100,
    48,
    -96,
    130,
    -112,
  );
  const body = rect(-190, -420, 380, 420, {});
  return (
    ellipse(0, -420, 190, 34, { fill: "#dcdcd4" }) +
    clipped(
      body,
      rect(-190, -420, 380, 420, { fill: "#c2c4bd" }) +
        rect(-190, -362, 380, 312, { fill: "#2f6048" }) +
        peas
          .map(([x, y]) => circle(x, y, 38, { fill: "#efc983" }) + circle(x - 9, y - 10, 14, { fill: "#f8e2b4" }))
          .join("") +
        polygon(pts(-190, -420, -120, -420, -142, 0, -190, 0), { fill: "#ffffff", opacity: 0.2 }) +
        polygon(pts(104, -420, 190, -420, 190, 0, 82, 0), { fill: INK, opacity: 0.22 }),
    ) +
    ellipse(0, -420, 190, 34, { fill: "#e7e7e0" }) +
    ellipse(0, -418, 158, 24, { fill: "#b5b8b1" })
  );
}

function tomato(x: number, y: number, radius: number): string {
  const leaf = Array.from({ length: 5 }, (_, index) =>
    group(polygon(pts(0, 4, -15, -34, 0, -74, 15, -34), { fill: "#3f6b4f" }), `rotate(${index * 72 + 18})`),
  );
  return group(
    ellipse(0, 0, radius * 1.06, radius * 0.94, { fill: "#d8402a" }) +
      clipped(
        ellipse(0, 0, radius * 1.06, radius * 0.94, {}),
        polygon(pts(radius * 0.3, -radius, radius * 1.2, -radius, radius * 1.2, radius, -radius * 0.1, radius), {
          fill: "#a92a1b",
        }) +
          polygon(pts(-radius * 0.86, -radius * 0.2, -radius * 0.5, -radius * 0.66, -radius * 0.44, -radius * 0.1), {
            fill: "#ee7a5e",
          }),
      ) +
      group(
        leaf.join("") + line(0, 0, 10, -46, { stroke: "#2f5340", width: 15, cap: "round" }),
        `translate(0 ${-radius * 0.72}) scale(1 .62)`,
      ),
    `translate(${x} ${y})`,
  );
}

export function tomatoes(): string {
  return tomato(124, -138, 144) + tomato(-82, -162, 172);
}

/** A jar, less than half full of rice. */
export function jar(): string {
  const outline = pts(-150, -420, 150, -420, 196, -360, 196, -24, 172, 0, -172, 0, -196, -24, -196, -360);
  const random = seeded("rice");
  const grains = Array.from({ length: 60 }, (_, index) => {
    const [x, y] = [-180 + (index % 10) * 40 + random.between(-12, 12), -18 - Math.floor(index / 10) * 27];
    return group(
      ellipse(0, 0, 15, 6, { fill: index % 3 ? "#fffaf0" : "#d9c8a6" }),
      `translate(${round(x)} ${round(y + random.between(-8, 8))}) rotate(${random.whole(0, 180)})`,
    );
  });
  return (
    polygon(outline, { fill: "#e8c9a4" }) +
    clipped(
      polygon(outline, {}),
      polygon(pts(-200, -170, -40, -192, 70, -162, 200, -182, 200, 0, -200, 0), { fill: "#f3e9d2" }) +
        grains.join("") +
        polygon(pts(-196, -420, -120, -420, -150, 0, -196, 0), { fill: "#ffffff", opacity: 0.34 }) +
        polygon(pts(128, -420, 200, -420, 200, 0, 104, 0), { fill: INK, opacity: 0.14 }),
    ) +
    rect(-162, -494, 324, 84, { fill: "#3f6b4f", radius: 8 }) +
    polygon(pts(88, -494, 154, -494, 162, -486, 162, -418, 154, -410, 70, -410), { fill: "#2f5340" })
  );
}

/** One lemon whole, one cut. */
export function lemons(): string {
  const whole =
    "M-236 0C-214 -32 -196 -134 -36 -138C70 -140 140 -92 168 -46C186 -40 200 -26 206 0C200 26 186 40 168 46C140 92 70 140 -36 138C-196 134 -214 32 -236 0Z";
  const segments = Array.from({ length: 9 }, (_, index) =>
    group(
      polygon(pts(0, -20, -42, -128, 0, -142, 42, -128), {
        fill: index % 2 ? "#f7d64c" : "#fae38a",
        stroke: "#f7d64c",
        width: 8,
        join: "round",
      }),
      `rotate(${index * 40})`,
    ),
  );
  return (
    group(
      path(whole, { fill: "#f2c414" }) +
        clipped(path(whole, {}), polygon(pts(-260, 30, 230, -20, 230, 160, -260, 160), { fill: "#cf9b09" })) +
        polygon(pts(-150, -70, -60, -108, -90, -54), { fill: "#fbe588" }),
      "translate(-44 -244) rotate(-16)",
    ) +
    circle(84, -176, 176, { fill: "#f2c414" }) +
    circle(84, -176, 160, { fill: "#fdf3d0" }) +
    group(segments.join(""), "translate(84 -176)") +
    circle(84, -176, 18, { fill: "#fdf3d0" })
  );
}

/** The jar that is not there. */
export function missing(stroke: string): string {
  const paint = { stroke, width: 11, dash: "34 24", cap: "round", join: "round" } as const;
  return (
    polyline(pts(-112, -316, -142, -278, -142, -6, 142, -6, 142, -278, 112, -316), paint) +
    rect(-120, -446, 240, 116, { ...paint, radius: 10 }) +
    rect(-84, -214, 168, 122, { ...paint, dash: "30 22" })
  );
}

/** A colour of a compartment's back in the shade. */
export function inShade(colour: string): string {
  return mix(colour, INK, 0.2);
}
