import { facet } from "../covers/shapes";
import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix, PAPER } from "../drawing/palette";
import { type Random, seeded } from "../drawing/random";
import { type Point, pts } from "../drawing/svg";
import { SLATE, STONE, shade } from "../palette";
import type { Scene } from "../scene";
import { circle, rect } from "../shapes";

const WIDTH = 1280;
const HEIGHT = 960;

/** A block with a lit and a shaded side. */
function block(x: number, top: number, width: number, bottom: number, fill: string, lit = 0.6): string {
  return (
    facet(pts(x, top, x + width * lit, top, x + width * lit, bottom, x, bottom), fill) +
    facet(pts(x + width * lit, top, x + width, top, x + width, bottom, x + width * lit, bottom), shade(fill, -0.28))
  );
}

function spire(x: number, top: number, width: number, bottom: number, fill: string): string {
  return (
    facet(pts(x, bottom, x + width / 2, top, x + width / 2, bottom), shade(fill, 0.14)) +
    facet(pts(x + width / 2, top, x + width, bottom, x + width / 2, bottom), shade(fill, -0.28))
  );
}

function tree(x: number, y: number, size: number, fill: string): string {
  return (
    facet(pts(x, y - size, x + size * 0.55, y, x - size * 0.55, y), fill) +
    facet(pts(x, y - size, x + size * 0.55, y, x + size * 0.1, y), shade(fill, -0.24))
  );
}

const CITIES: Readonly<Record<string, (random: Random) => string>> = {
  prague: (random) => {
    const houses = Array.from({ length: 15 }, (_, index) => {
      const [x, top] = [-20 + index * 90, 520 + random.between(-26, 40)];
      const fill = random.pick([SLATE, "#343a40", "#4a5157"]);
      return (
        block(x, top, 92, 700, fill) +
        facet(pts(x - 4, top, x + 46, top - 52, x + 96, top), index % 4 === 1 ? ACCENT : shade(fill, -0.3))
      );
    });
    const castle =
      block(300, 330, 520, 540, "#2b3036", 0.72) +
      block(380, 270, 70, 540, "#343a40") +
      spire(372, 150, 86, 272, ACCENT) +
      block(560, 210, 64, 540, "#3b4147") +
      spire(548, 40, 88, 212, INK) +
      block(650, 210, 64, 540, "#343a40") +
      spire(638, 40, 88, 212, INK) +
      block(760, 290, 50, 540, "#3b4147") +
      spire(750, 180, 70, 292, ACCENT);
    const arches = Array.from({ length: 5 }, (_, index) => {
      const x = 40 + index * 256;
      const rim = Array.from(
        { length: 9 },
        (_, step): Point => [x + 88 - Math.cos((step / 8) * Math.PI) * 88, 850 - Math.sin((step / 8) * Math.PI) * 92],
      );
      return facet([...rim, [x + 176, 880], [x, 880]], mix(STONE, "#7c8a92", 0.6));
    });
    return (
      rect(0, 0, WIDTH, HEIGHT, { fill: "#e9e4d6" }) +
      facet(pts(0, 0, 760, 0, 560, HEIGHT, 0, HEIGHT), STONE) +
      circle(980, 220, 96, { fill: ACCENT }) +
      facet(pts(160, 560, 330, 460, 840, 450, 1010, 560), "#59605f") +
      castle +
      houses.join("") +
      rect(0, 690, WIDTH, 270, { fill: mix(STONE, "#7c8a92", 0.6) }) +
      facet(pts(0, 720, WIDTH, 720, WIDTH, 850, 0, 850), "#d8cdb2") +
      facet(pts(0, 720, WIDTH, 720, WIDTH, 742, 0, 742), "#b7ab8d") +
      arches.join("") +
      [0, 1, 2, 3, 4, 5].map((index) => block(-24 + index * 256, 690, 60, 900, "#b7ab8d")).join("") +
      [0, 1, 2, 3, 4]
        .map((index) => facet(pts(150 + index * 256, 720, 168 + index * 256, 672, 184 + index * 256, 720), INK))
        .join("")
    );
  },
  charlotte: (random) => {
    const towers = [
      [60, 430, 130],
      [170, 300, 120],
      [300, 210, 130],
      [430, 360, 110],
      [530, 110, 150],
      [690, 260, 120],
      [800, 170, 130],
      [930, 340, 120],
      [1040, 270, 110],
      [1140, 420, 120],
    ].map(([x = 0, top = 0, width = 0], index) => {
      const fill = index === 6 ? ACCENT : random.pick(["#6d8799", "#86a0b0", "#506a7c", "#9fb4c0"]);
      const roof =
        index % 2
          ? facet(pts(x, top, x + width * 0.6, top - width * 0.6 * CUT * 2, x + width * 0.6, top), fill) +
            facet(
              pts(x + width * 0.6, top - width * 0.6 * CUT * 2, x + width, top, x + width * 0.6, top),
              shade(fill, -0.28),
            )
          : "";
      const glints = Array.from({ length: 4 }, (_, row) =>
        facet(
          pts(
            x,
            top + 60 + row * 120,
            x + width * 0.6,
            top + 20 + row * 120,
            x + width * 0.6,
            top + 50 + row * 120,
            x,
            top + 90 + row * 120,
          ),
          shade(fill, 0.26),
        ),
      );
      return block(x, top, width, 800, fill) + roof + glints.join("");
    });
    const crown = facet(pts(530, 110, 560, 50, 590, 88, 605, 20, 622, 88, 650, 50, 680, 110), "#86a0b0");
    return (
      rect(0, 0, WIDTH, HEIGHT, { fill: "#cfdbe1" }) +
      facet(pts(0, 0, 900, 0, 700, HEIGHT, 0, HEIGHT), "#dde6ea") +
      crown +
      towers.join("") +
      facet(pts(0, 790, WIDTH, 790, WIDTH, HEIGHT, 0, HEIGHT), "#7e9a6d") +
      facet(pts(0, 860, WIDTH, 860 - 60, WIDTH, HEIGHT, 0, HEIGHT), "#6a875c") +
      Array.from({ length: 20 }, (_, index) =>
        tree(
          20 + index * 66,
          850 + (index % 3) * 16,
          random.between(84, 130),
          random.pick(["#3f6b45", "#4f7d4d", "#335c3d"]),
        ),
      ).join("")
    );
  },
  oslo: (random) => {
    const hills =
      facet(pts(0, 430, 240, 300, 520, 400, 820, 270, 1100, 380, WIDTH, 320, WIDTH, 620, 0, 620), "#7d97a3") +
      facet(pts(820, 270, 1100, 380, 980, 620, 760, 620), "#6b8592");
    const back = Array.from({ length: 9 }, (_, index) =>
      block(
        640 + index * 74,
        390 + random.between(-70, 80),
        66,
        640,
        random.pick([SLATE, "#46545c", "#5d6d76", "#8b99a0"]),
      ),
    );
    const roof =
      facet(pts(60, 680, 420, 420, 700, 470, 900, 680), PAPER) +
      facet(pts(420, 420, 700, 470, 560, 680, 300, 680), "#e6e9ea") +
      facet(pts(700, 470, 900, 680, 560, 680), "#cfd5d8") +
      facet(pts(330, 420, 560, 340, 680, 470, 420, 520), "#f7f8f8") +
      facet(pts(560, 340, 680, 470, 640, 560, 500, 480), "#b9c3c8") +
      facet(pts(440, 500, 660, 470, 670, 600, 420, 610), ACCENT) +
      facet(pts(560, 486, 660, 470, 670, 600, 590, 604), shade(ACCENT, 0.4)) +
      facet(pts(60, 680, 900, 680, 1040, 740, 20, 740), "#eef0f0");
    const water = [0, 1, 2, 3]
      .map((row) =>
        Array.from({ length: 8 }, (_, index) =>
          facet(
            pts(
              index * 160,
              720 + row * 62,
              index * 160 + 170,
              720 + row * 62,
              index * 160 + (row % 2 ? 0 : 170),
              786 + row * 62,
            ),
            shade("#3f6173", random.between(-0.2, 0.12)),
          ),
        ).join(""),
      )
      .join("");
    return (
      rect(0, 0, WIDTH, HEIGHT, { fill: "#c5d2d8" }) +
      facet(pts(0, 0, 820, 0, 620, HEIGHT, 0, HEIGHT), "#d3dde2") +
      hills +
      back.join("") +
      rect(0, 700, WIDTH, 260, { fill: "#3f6173" }) +
      water +
      roof
    );
  },
};

/** An office's city as a skyline of facets. */
export const office: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "jpeg",
  draw({ slug }) {
    const random = seeded(slug);
    const city = CITIES[slug];
    if (city) return city(random);
    const blocks = Array.from({ length: 12 }, (_, index) =>
      block(
        index * 110 - 20,
        random.between(240, 640),
        104,
        HEIGHT,
        index === 5 ? ACCENT : random.pick([SLATE, "#46545c", "#8b99a0"]),
      ),
    );
    return rect(0, 0, WIDTH, HEIGHT, { fill: STONE }) + blocks.join("");
  },
};
