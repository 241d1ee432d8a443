import { CUT } from "../drawing/facets";
import { ACCENT, mix } from "../drawing/palette";
import { polygon, pts } from "../drawing/svg";
import { plane, type Skin } from "../people/planes";
import { arc, circle, group, rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [BLUE, CYAN, INK] = ["#005eb8", "#00b5e2", "#0b1f33"];
const LIGHT = "#d9f6ff";
const BLACK = "#0c0d0f";

const skin: Skin = { light: "#e2a377", mid: "#b9734a", shade: "#77402a", lip: "#96303a", dark: "#3c1d14", white: "#f3c9a6" };
const coat = { lit: "#ffe066", main: ACCENT, deep: "#c98a00", dark: "#7d5300" };

/** The hand's own picture: the phone is 760 by 350 with its upper end at the right, the arm comes from the left. */
const PLACE = "translate(575 655) rotate(-19)";

/** A firm pulse: outlines of the phone, one around the other. */
const pulse = (): string =>
  [3, 2, 1]
    .map((step) => {
      const out = step * 42 + 4;
      return rect(-out, -out, 760 + out * 2, 376 + out * 2, {
        stroke: mix(mix(INK, BLUE, 0.34), CYAN, [0, 1, 0.5, 0.22][step] ?? 0),
        width: 20,
        radius: 56 + out,
      });
    })
    .join("");

/** The phone from behind, since the screen is turned to the floor. */
const phone = (): string =>
  rect(4, 24, 760, 350, { fill: "#05070a", radius: 56 }) +
  rect(0, 0, 760, 350, { fill: "#2a3440", radius: 56 }) +
  polygon(pts(330, 0, 704, 0, 742, 16, 760, 56, 760, 110, 690, 350, 256, 350), { fill: "#364453" }) +
  rect(3, 3, 754, 344, { stroke: "#566676", width: 5, radius: 54 }) +
  rect(556, 26, 176, 176, { fill: "#1a222b", radius: 48 }) +
  [
    [606, 76],
    [682, 76],
    [644, 150],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 34, { fill: BLACK }) + circle(x, y, 34, { stroke: "#4b5967", width: 5 }) + circle(x - 8, y - 9, 9, { fill: CYAN }),
    )
    .join("");

/** One finger from its knuckle to the joint where it bends away under the phone. */
const finger = (x: number, y: number, reach: number, thick: number): string =>
  plane(skin.mid, x, y, reach - 40, y - 4, reach - 6, y + thick * 0.24, reach, y + thick * 0.56, reach - 26, y + thick * 0.92, reach - 60, y + thick, x, y + thick) +
  plane(skin.light, x, y + 4, reach - 40, y - 4, reach - 6, y + thick * 0.24, reach - 58, y + thick * 0.44, x + 20, y + thick * 0.46) +
  plane(skin.shade, x + 10, y + thick * 0.84, reach - 56, y + thick * 0.78, reach - 4, y + thick * 0.5, reach - 26, y + thick * 0.92, reach - 60, y + thick, x, y + thick);

/** The back of the hand and the fingers below the phone. */
const fist = (): string =>
  finger(-10, 634, 206, 82) +
  finger(20, 556, 286, 92) +
  finger(40, 464, 330, 100) +
  finger(30, 366, 318, 104) +
  plane(skin.mid, -470, 330, -300, 250, -40, 230, 40, 290, 44, 372, 74, 420, 66, 470, 88, 514, 72, 560, 58, 606, 40, 640, 18, 690, -16, 716, -120, 712, -300, 668, -470, 640) +
  plane(skin.light, -470, 330, -300, 250, -40, 300, 44, 366, 76, 420, -6, 432, -150, 404, -470, 452) +
  plane(skin.light, 66, 470, 88, 514, 40, 530, -70, 486, -10, 470) +
  plane(skin.shade, -470, 560, -300, 590, -140, 640, -20, 664, 18, 690, -16, 716, -120, 712, -300, 668, -470, 640) +
  plane(skin.shade, 72, 560, 58, 606, 40, 640, 6, 640, -70, 604, 10, 590);

/** The thumb, that holds the phone down. */
const thumb = (): string =>
  plane("#141b23", 0, 306, 140, 290, 250, 268, 330, 232, 378, 186, 376, 142, 340, 120, 200, 220, 20, 270) + // its shadow
  plane(skin.mid, -470, 338, -340, 256, -206, 186, -116, 148, -30, 138, 96, 152, 170, 128, 262, 98, 322, 104, 350, 138, 342, 178, 296, 212, 212, 244, 112, 262, 24, 276, -20, 308, 30, 372, -120, 408, -470, 420) +
  plane(skin.light, -470, 338, -340, 256, -206, 186, -116, 148, -30, 138, 96, 152, 170, 128, 262, 98, 322, 104, 240, 168, 120, 196, -20, 196, -130, 236, -260, 300, -470, 386) +
  plane(skin.shade, 342, 178, 296, 212, 212, 244, 112, 262, 24, 276, -20, 308, 30, 372, -60, 340, -84, 300, 0, 246, 120, 228, 240, 206) +
  plane(skin.white, 238, 126, 300, 110, 330, 122, 336, 146, 318, 164, 256, 172, 238, 156) +
  plane(skin.mid, 92, 158, 108, 160, 122, 196, 110, 198);

/** A raincoat's sleeve, and the cuff at the wrist. */
const sleeve = (): string =>
  plane(coat.main, -1300, 170, -440, 270, -400, 480, -440, 700, -1300, 960) +
  plane(coat.lit, -1300, 170, -440, 270, -420, 372, -800, 420, -1300, 440) +
  plane(coat.deep, -1300, 700, -820, 600, -424, 590, -440, 700, -1300, 960) +
  plane(coat.deep, -760, 330, -620, 460, -700, 620, -640, 460) +
  plane(coat.main, -500, 236, -412, 250, -366, 480, -412, 716, -500, 730, -470, 480) +
  plane(coat.lit, -500, 236, -412, 250, -388, 366, -476, 372) +
  plane(coat.deep, -492, 592, -384, 590, -412, 716, -500, 730) +
  plane(coat.dark, -412, 250, -398, 262, -354, 480, -398, 704, -412, 716, -366, 480);

/** The reader on the wall, awake, with its left upper corner there. */
const [READER_X, READER_Y, READER_WIDTH, READER_HEIGHT] = [1130, 150, 310, 560];

const readerShadow = (): string => {
  const [left, right, bottom] = [READER_X + 50, READER_X + READER_WIDTH, READER_Y + READER_HEIGHT];
  return polygon(
    pts(left, bottom, right, READER_Y + 50, right + 96, READER_Y + 96, right + 96, bottom + 96, left + 96, bottom + 96),
    { fill: mix(INK, "#000000", 0.4) },
  );
};

function reader(): string {
  const [x, y, width, height] = [READER_X, READER_Y, READER_WIDTH, READER_HEIGHT];
  return (
    rect(x + 16, y + 16, width, height, { fill: "#05070a", radius: 44 }) +
    rect(x, y, width, height, { fill: "#18222d", radius: 44 }) +
    polygon(pts(x + 214, y, x + width - 44, y, x + width - 12, y + 14, x + width, y + 44, x + width, y + height - 60, x + 214 - height * CUT, y + height, x + 214 - height * CUT, y + height), {
      fill: "#223040",
    }) +
    rect(x + 54, y + 50, width - 108, 26, { fill: CYAN, radius: 13 }) +
    [44, 82, 120]
      .map((radius) => arc(x + 116, y + 190, radius, 0.14, 0.36, { stroke: LIGHT, width: 18, cap: "round" }))
      .join("")
  );
}

/** A door a hand's breadth open, the light of the room behind it, and the lever nobody had to press. */
function door(x: number): string {
  const [gap, leaf] = [x + 96, x + 256];
  return (
    rect(x, 0, 96, HEIGHT, { fill: mix(INK, BLUE, 0.72) }) +
    rect(x + 70, 0, 26, HEIGHT, { fill: mix(BLUE, LIGHT, 0.5) }) +
    rect(gap, 0, WIDTH - gap, HEIGHT, { fill: LIGHT }) +
    polygon(pts(gap, 1180, leaf, 1143, leaf, HEIGHT, gap, HEIGHT), { fill: "#9fdcf0" }) +
    rect(leaf, 0, WIDTH - leaf, HEIGHT, { fill: BLUE }) +
    rect(leaf, 0, 64, HEIGHT, { fill: mix(BLUE, LIGHT, 0.62) }) +
    rect(leaf + 16, 690, 32, 300, { fill: mix(BLUE, INK, 0.4), radius: 8 }) +
    polygon(pts(leaf + 520, 0, WIDTH, 0, WIDTH, HEIGHT, leaf + 520 - HEIGHT * CUT, HEIGHT), { fill: mix(BLUE, INK, 0.22) }) +
    polygon(pts(leaf + 104, 700, leaf + 184, 700, leaf + 214, 734, leaf + 214, 1020, leaf + 144, 1020, leaf + 104, 986), { fill: mix(BLUE, INK, 0.6) }) +
    polygon(pts(leaf + 160, 830, leaf + 320, 830, leaf + 320, 874, leaf + 160, 874), { fill: mix(BLUE, INK, 0.6) }) +
    rect(leaf + 94, 690, 88, 300, { fill: LIGHT, radius: 16 }) +
    rect(leaf + 150, 706, 32, 268, { fill: "#9fdcf0", radius: 12 }) +
    rect(leaf + 106, 782, 196, 56, { fill: LIGHT, radius: 14 }) +
    rect(leaf + 112, 814, 190, 24, { fill: "#7cc4dd", radius: 10 }) +
    circle(leaf + 132, 920, 17, { fill: INK })
  );
}

/** A hand holds the phone to the reader as it would hold a card, and the door comes open: nobody looks at the screen. */
export function hid(): string {
  const wall = mix(INK, BLUE, 0.34);
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: wall }) +
    polygon(pts(0, 0, 900, 0, 900 - HEIGHT * CUT, HEIGHT, 0, HEIGHT), { fill: mix(INK, BLUE, 0.14) }) +
    readerShadow() +
    group(pulse(), PLACE) +
    reader() +
    door(1560) +
    group(fist() + phone() + thumb() + sleeve(), PLACE)
  );
}
