import { clipped } from "../drawing/svg";
import { circle, ellipse, group } from "../shapes";
import { ground, plane, portrait, type Skin } from "./planes";

const skin: Skin = { light: "#f6cdb0", mid: "#e0a07e", shade: "#a8644a", lip: "#a8483f", dark: "#33170f", white: "#fff4e8" };
const hair = { lit: "#8a6a48", main: "#5f4530", deep: "#3d2b1f" };
const linen = { lit: "#f3ead6", main: "#d3c4a5", deep: "#968565" };
const wood = { lit: "#b97a41", main: "#8a5427", deep: "#5c3517" };
const rim = "#1c1a1c";

/** Three quarter to the left, the head bent over the frame of honey. */
export const ondrej = portrait(() => ground("#6b2f56", "#a4648a", 610) + body() + group(head() + hairRing() + features() + glasses(), "rotate(-7 420 600)") + frame() + hand());

const body = () =>
  plane(linen.main, 300, 660, 560, 600, 700, 650, 802, 730, 802, 1002, -2, 1002, -2, 800, 80, 700) +
  plane(linen.lit, 250, 650, 80, 700, -2, 800, -2, 1002, 300, 1002, 350, 720) +
  plane(linen.main, -2, 1002, -2, 900, 70, 800, 90, 1002) +
  plane(linen.deep, 560, 600, 700, 650, 802, 730, 802, 1002, 560, 1002, 500, 740) +
  plane(skin.shade, 300, 560, 600, 470, 640, 470, 634, 640, 500, 740, 350, 740, 280, 660) +
  plane(linen.lit, 250, 628, 300, 606, 390, 720, 320, 800, 226, 690) +
  plane(linen.main, 634, 566, 664, 644, 520, 800, 390, 720, 500, 690);

const head = () =>
  plane(skin.mid, 300, 640, 400, 690, 500, 660, 590, 580, 580, 650, 520, 712, 430, 736, 350, 716) + // double chin
  plane(skin.mid, 250, 330, 262, 244, 320, 168, 420, 128, 530, 136, 606, 200, 640, 300, 640, 420, 630, 520, 580, 606, 500, 664, 410, 692, 336, 680, 290, 652, 270, 620, 256, 594, 262, 566, 244, 510, 250, 440, 236, 388) +
  plane(skin.light, 250, 330, 262, 244, 320, 168, 420, 128, 490, 133, 470, 220, 506, 320, 452, 376, 350, 366, 238, 384) + // dome
  plane(skin.light, 250, 480, 276, 500, 286, 560, 258, 590, 262, 566, 246, 520) + // far cheek
  plane(skin.light, 392, 506, 450, 474, 510, 486, 516, 540, 470, 590, 430, 576, 384, 540) + // near cheek, round with the smile
  plane(skin.light, 282, 626, 340, 628, 400, 620, 424, 650, 406, 691, 336, 680, 290, 652) + // chin
  plane(skin.shade, 490, 133, 530, 136, 606, 200, 640, 300, 640, 420, 630, 520, 580, 606, 500, 664, 410, 692, 430, 650, 500, 590, 536, 520, 524, 420, 506, 320, 470, 220);

const hairRing = () =>
  plane(hair.main, 524, 300, 500, 230, 540, 182, 600, 184, 650, 250, 668, 350, 660, 450, 640, 530, 606, 520, 610, 400, 580, 370, 560, 380, 552, 450, 534, 470, 530, 380) +
  plane(hair.deep, 600, 184, 650, 250, 668, 350, 660, 450, 640, 530, 606, 520, 612, 400, 616, 300) +
  plane(hair.main, 540, 186, 500, 148, 424, 140, 352, 168, 430, 155, 488, 170, 512, 220) + // what is left, combed over
  plane(hair.main, 520, 240, 470, 198, 390, 188, 316, 214, 394, 203, 456, 220, 500, 258) +
  plane(skin.mid, 552, 388, 578, 362, 610, 366, 626, 396, 620, 440, 598, 474, 590, 504, 568, 510, 556, 490) + // ear
  plane(skin.light, 552, 388, 578, 362, 610, 366, 626, 396, 622, 424, 606, 386, 582, 382, 562, 408) +
  plane(skin.shade, 578, 400, 600, 398, 604, 428, 584, 456, 574, 440);

const features = () =>
  plane(skin.light, 296, 390, 334, 396, 330, 450, 322, 520, 290, 548, 252, 548, 234, 530, 238, 510, 272, 456) + // nose, in front of the far cheek
  plane(skin.shade, 334, 396, 352, 440, 374, 512, 366, 540, 320, 552, 262, 556, 252, 546, 288, 540, 318, 516, 326, 450) +
  plane(skin.light, 246, 424, 266, 412, 286, 424, 284, 452, 262, 460, 248, 450) + // lids, lowered
  plane(skin.light, 366, 430, 396, 412, 430, 418, 448, 440, 424, 462, 390, 464) +
  plane(skin.dark, 244, 446, 262, 456, 286, 448, 280, 462, 262, 470, 248, 462) +
  plane(skin.dark, 358, 444, 390, 460, 424, 458, 456, 432, 442, 462, 416, 474, 384, 474) +
  plane(hair.deep, 296, 372, 268, 346, 236, 362, 266, 362, 292, 388) +
  plane(hair.deep, 346, 378, 372, 344, 420, 332, 470, 362, 420, 350, 382, 362, 354, 392) +
  plane(skin.lip, 268, 586, 296, 590, 330, 592, 384, 582, 434, 552, 420, 584, 380, 610, 330, 618, 286, 610) +
  plane(skin.white, 284, 593, 330, 597, 384, 588, 416, 572, 380, 599, 330, 606);

const glasses = () =>
  ellipse(266, 446, 44, 58, { stroke: rim, width: 11 }) +
  circle(404, 444, 66, { stroke: rim, width: 12 }) +
  plane(rim, 306, 432, 340, 424, 340, 437, 308, 444) +
  plane(rim, 466, 426, 590, 386, 592, 398, 469, 440);

const cell = (x: number, y: number, fill: string) =>
  plane(fill, ...[0, 1, 2, 3, 4, 5].flatMap((turn) => [x + Math.sin((turn * Math.PI) / 3) * 27, y + Math.cos((turn * Math.PI) / 3) * 27]));
const cells = () =>
  Array.from({ length: 70 }, (_, i) => {
    const [column, row] = [i % 10, Math.floor(i / 10)];
    return cell(72 + column * 49 + (row % 2) * 24.5, 62 + row * 43, (i * 5 + row) % 7 === 0 ? "#ffe680" : (i * 3 + row * 2) % 8 < 2 ? "#d99412" : "#ffc400");
  }).join("");

const frame = () =>
  group(
    plane("#b57612", 60, 20, 560, 20, 560, 400, 60, 400) +
      clipped(plane(wood.deep, 84, 40, 532, 40, 532, 400, 84, 400), cells()) +
      plane(wood.deep, 60, 40, 560, 40, 560, 58, 60, 58) +
      plane(wood.main, 532, 40, 560, 40, 560, 400, 532, 400) +
      plane(wood.lit, 60, 40, 84, 40, 84, 400, 60, 400) +
      plane(wood.main, -10, 0, 640, 0, 640, 44, -10, 44) +
      plane(wood.lit, -10, 0, 640, 0, 640, 16, -10, 16),
    "translate(40 762) rotate(-5)",
  );
/** The fist around the end of the upper bar: back of the hand, fingers behind, the thumb along the wood. */
const hand = () =>
  plane(linen.main, 640, 1002, 672, 836, 760, 820, 802, 850, 802, 1002) +
  plane(linen.deep, 740, 1002, 740, 826, 760, 820, 802, 850, 802, 1002) +
  plane(skin.mid, 664, 850, 640, 790, 636, 716, 660, 680, 720, 676, 764, 716, 776, 780, 764, 836) +
  plane(skin.shade, 720, 676, 764, 716, 776, 780, 764, 836, 724, 842, 736, 760) +
  plane(skin.light, 640, 790, 636, 716, 660, 680, 720, 676, 700, 712, 664, 730, 668, 776) +
  plane(skin.light, 668, 776, 640, 790, 580, 762, 552, 752, 550, 734, 566, 726, 640, 736, 690, 750);
