import { group } from "../shapes";
import { ground, plane, portrait, type Skin } from "./planes";

const skin: Skin = { light: "#f6cfb0", mid: "#d99e7a", shade: "#a3634a", lip: "#b03a44", dark: "#2c1715", white: "#fdf1e2" };
const hair = { lit: "#efedea", main: "#b9b7ba", deep: "#7d7b85" };
const coat = { lit: "#2f8a86", main: "#1f6566", deep: "#12403f" };
const rope = { lit: "#ff8a55", main: "#e2502f", mid: "#c23f26", deep: "#9c2f1c" };
const steel = { lit: "#eef1f3", main: "#b5bec5", deep: "#7b8790" };
const frame = "#8c1f2f";

/** Profile to the left, the chin up: weathered and amused. */
export const elin = portrait(
  () => ground("#54467e", "#8a7bb0", 470) + body() + group(neck() + head() + wrinkles() + features() + crop() + ear() + glasses(), "rotate(4 440 640)") + collar() + gear(),
);

const body = () =>
  plane(coat.main, 300, 720, 600, 640, 700, 700, 790, 800, 802, 1002, 30, 1002, 70, 880, 160, 800) +
  plane(coat.lit, 300, 720, 160, 800, 70, 880, 30, 1002, 260, 1002, 330, 860) +
  plane(coat.deep, 600, 640, 700, 700, 790, 800, 802, 1002, 640, 1002, 600, 840);
const neck = () =>
  plane(skin.mid, 366, 600, 440, 520, 566, 480, 590, 760, 376, 830) +
  plane("#86503b", 366, 626, 450, 570, 520, 460, 566, 480, 580, 600, 596, 760, 470, 800, 440, 690);
const collar = () =>
  plane(coat.deep, 420, 800, 540, 700, 600, 606, 648, 640, 650, 780, 420, 900) +
  plane(coat.lit, 336, 664, 366, 730, 420, 800, 420, 930, 300, 800, 286, 720) +
  plane(coat.main, 420, 800, 520, 730, 612, 614, 640, 700, 600, 800, 420, 930);

const head = () =>
  plane(skin.mid, 300, 180, 500, 180, 560, 300, 540, 480, 452, 572, 356, 626, 278, 648, 254, 636, 243, 610, 252, 586, 236, 566, 246, 549, 225, 534, 238, 508, 250, 498, 220, 490, 208, 466, 240, 418, 257, 374, 242, 338, 246, 288, 264, 230) +
  plane(skin.light, 300, 180, 340, 200, 330, 280, 316, 330, 274, 352, 246, 344, 242, 336, 246, 288, 264, 230) + // forehead
  plane(skin.light, 257, 374, 276, 374, 264, 430, 274, 470, 250, 498, 220, 490, 208, 466, 240, 418) + // nose
  plane(skin.light, 292, 436, 340, 428, 404, 440, 384, 494, 340, 532, 300, 500) + // cheek
  plane(skin.light, 248, 500, 282, 504, 292, 540, 280, 600, 300, 642, 278, 648, 254, 636, 243, 610, 252, 586, 236, 566, 246, 549, 225, 534, 238, 508) + // muzzle, chin
  plane(skin.shade, 430, 330, 470, 330, 540, 480, 522, 503, 453, 576, 356, 630, 400, 560, 426, 470); // side

const wrinkles = () =>
  plane(skin.mid, 262, 300, 318, 292, 261, 307) +
  plane(skin.shade, 356, 402, 398, 386, 360, 409) +
  plane(skin.shade, 356, 416, 404, 416, 358, 422) +
  plane(skin.shade, 276, 478, 310, 512, 314, 546, 300, 522);

const features = () =>
  plane(skin.shade, 244, 500, 266, 474, 280, 488, 268, 502) +
  plane(skin.white, 272, 402, 284, 390, 324, 404, 288, 414) +
  plane(skin.dark, 272, 402, 280, 390, 298, 393, 298, 411, 282, 413) +
  plane(skin.dark, 266, 404, 280, 386, 306, 388, 340, 410, 306, 399, 284, 395) +
  plane(hair.deep, 246, 344, 278, 318, 340, 334, 280, 332) +
  plane(skin.lip, 225, 534, 242, 530, 268, 537, 306, 514, 276, 551, 246, 549) +
  plane("#cf6a62", 246, 549, 276, 551, 256, 576, 236, 566);

const crop = () =>
  plane(hair.main, 250, 272, 246, 200, 290, 124, 350, 120, 384, 92, 446, 98, 500, 86, 556, 110, 606, 140, 644, 200, 660, 280, 650, 380, 620, 460, 592, 520, 548, 530, 520, 470, 500, 380, 440, 360, 440, 410, 414, 446, 392, 350, 352, 318, 338, 258, 320, 290, 300, 244, 276, 274, 268, 250) +
  plane(hair.lit, 250, 272, 246, 200, 290, 124, 350, 120, 384, 92, 446, 98, 500, 86, 500, 190, 410, 230, 392, 350, 352, 318, 338, 258, 320, 290, 300, 244, 276, 274, 268, 250) +
  plane(hair.deep, 644, 200, 660, 280, 650, 380, 620, 460, 592, 520, 548, 530, 520, 470, 560, 400, 566, 280);
const ear = () =>
  plane(skin.mid, 436, 380, 462, 356, 498, 364, 508, 400, 492, 450, 466, 490, 446, 480) +
  plane(skin.light, 440, 382, 462, 361, 494, 370, 500, 396, 474, 382, 454, 396) +
  plane(skin.shade, 456, 406, 480, 396, 482, 420, 460, 454) +
  plane(steel.lit, 446, 482, 470, 482, 464, 530, 452, 530) + plane(steel.main, 458, 482, 470, 482, 464, 530, 458, 530);
/** Seen from the side: one lens, its frame in four bars, and the arm to the ear. */
const glasses = () =>
  plane(frame, 250, 364, 340, 370, 340, 382, 262, 376, 258, 382, 254, 426, 250, 426) +
  plane(frame, 332, 372, 344, 372, 336, 436, 312, 448, 258, 440, 250, 424, 262, 428, 312, 436, 324, 430) +
  plane(frame, 338, 376, 456, 382, 468, 396, 456, 396, 338, 388);

/** A strand of the coil: over the shoulder's edge, bent at the chest, cut across by the turns of the rope. */
const strand = (i: number, tone: string, cut: string) => {
  const turns = (l1: number, l2: number, l3: number, l4: number, r1: number, r2: number, r3: number, r4: number, count: number) =>
    Array.from({ length: count }, (_, n) => {
      const [a, b] = [(n + 0.3) / count, (n + 0.75) / count];
      const left = (t: number): [number, number] => [l1 + (l3 - l1) * t, l2 + (l4 - l2) * t];
      const right = (t: number): [number, number] => [r1 + (r3 - r1) * t, r2 + (r4 - r2) * t];
      return plane(cut, ...left(a), ...right(a), ...right(b), ...left(b));
    }).join("");
  return group(
    plane(tone, 618, 626, 656, 658, 552, 818, 322, 1020, 262, 1020, 516, 796) + turns(618, 626, 516, 796, 656, 658, 552, 818, 4) + turns(516, 796, 262, 1020, 552, 818, 322, 1020, 6),
    `translate(${i * 43} ${i * 37})`,
  );
};
/** The carabiner hangs in the first strand: one long side behind it, the gate before it. */
const gear = () => {
  const at = (content: string) => group(content, "translate(440 872) rotate(14)");
  return (
    strand(2, rope.mid, rope.deep) +
    strand(1, rope.main, rope.mid) +
    at(
      plane(steel.main, -62, -90, -30, -126, -20, -98, -36, -80, -30, 76, -56, 84) +
        plane(steel.lit, -30, -126, 44, -126, 70, -96, 44, -88, 32, -100, -20, -98) +
        plane(steel.main, -56, 84, -30, 76, -14, 94, 14, 92, 24, 76, 48, 84, 24, 120, -26, 122),
    ) +
    strand(0, rope.lit, rope.main) +
    at(plane(steel.lit, 44, -92, 70, -96, 48, 84, 24, 76) + plane("#ffd000", 40, -64, 67, -64, 54, 44, 27, 44))
  );
};
