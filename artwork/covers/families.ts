import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix } from "../drawing/palette";
import { clipped, type Point, pts } from "../drawing/svg";
import { stone, strip } from "../facets";
import { shade } from "../palette";
import { circle } from "../shapes";
import { type Cover, facet, ground, mosaic, wavering } from "./shapes";

/** Compositions for articles that nobody drew a cover for: the slug chooses one and varies it. */
export const COVER_FAMILIES: readonly Cover[] = [
  function cutStone(tones, random) {
    return (
      ground(tones.deep) +
      strip(random.between(1100, 1700), random.between(120, 320), 0, 1080, shade(tones.deep, 0.1)) +
      stone([random.between(700, 1220), 540], random.between(300, 400), random, {
        colour: ACCENT,
        sides: random.whole(7, 10),
      })
    );
  },
  function strata(tones, random) {
    const yellow = random.whole(2, 5);
    let x = -100;
    return (
      ground(tones.pale) +
      Array.from({ length: 9 }, (_, index) => {
        const width = random.between(120, 380);
        x += width;
        return strip(
          x,
          width,
          0,
          1080,
          index === yellow ? ACCENT : mix(tones.pale, tones.deep, random.between(0, 0.9)),
        );
      }).join("")
    );
  },
  function horizon(tones, random) {
    const sun = circle(random.between(500, 1400), random.between(300, 460), random.between(130, 220), { fill: ACCENT });
    return (
      ground(tones.pale) +
      sun +
      [0, 1, 2]
        .map((row) => {
          const peaks = Array.from(
            { length: 6 },
            (_, index): Point => [index * 384, 480 + row * 190 + random.between(-130, 90)],
          );
          return facet([[0, 1080], ...peaks, [1920, 1080]], mix(tones.main, tones.deep, row * 0.45));
        })
        .join("")
    );
  },
  function tower(tones, random) {
    return (
      ground(tones.main) +
      Array.from({ length: 7 }, (_, index) => {
        const [x, top] = [180 + index * 230, random.between(180, 760)];
        const fill = index === 3 ? ACCENT : mix(tones.pale, tones.deep, random.between(0.2, 0.9));
        return (
          facet(pts(x, top, x + 150, top - 150 * CUT, x + 150, 1080, x, 1080), fill) +
          facet(pts(x + 150, top - 150 * CUT, x + 200, top, x + 200, 1080, x + 150, 1080), shade(fill, -0.3))
        );
      }).join("")
    );
  },
  function window(tones, random) {
    const frame: Point[] = pts(random.between(500, 800), 160, 1500, 100, 1380, 940, 560, 900);
    return (
      ground(INK) +
      mosaic(0, 0, 1920, 1080, 10, 6, random, () => wavering(tones.deep, random)) +
      clipped(
        facet(frame, "#000000"),
        mosaic(400, 60, 1200, 940, 7, 6, random, (u) => mix(ACCENT, tones.pale, u * random.next())),
      )
    );
  },
  function fan(tones, random) {
    const origin: Point = [random.chance(0.5) ? 0 : 1920, 1080];
    const count = random.whole(7, 12);
    const at = (step: number): Point => [
      origin[0] + (origin[0] ? -1 : 1) * Math.cos((step / count) * 1.5708) * 2200,
      1080 - Math.sin((step / count) * 1.5708) * 2200,
    ];
    const yellow = random.whole(2, count - 2);
    return (
      ground(tones.deep) +
      Array.from({ length: count }, (_, index) =>
        facet(
          [origin, at(index), at(index + 1)],
          index === yellow ? ACCENT : mix(tones.deep, tones.pale, (index / count) * 0.8),
        ),
      ).join("")
    );
  },
];
