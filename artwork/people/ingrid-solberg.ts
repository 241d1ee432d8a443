import { text } from "../drawing/text";
import { group } from "../shapes";
import { eye, ground, plane, portrait, type Skin } from "./planes";

const skin: Skin = { light: "#fadcc6", mid: "#e6b394", shade: "#bb7c62", lip: "#b4494c", dark: "#24303c", white: "#fffaf4" };
const hair = { lit: "#f7dc97", main: "#dcae5a", deep: "#a87a34", dark: "#7c5522" };
const wool = { lit: "#d9553f", main: "#b53c30", deep: "#7d2623" };
const sheet = { paper: "#fbf7ee", ink: "#141618", sea: "#2c6a86", deep: "#174459", grey: "#b5aea0" };

/** From the front, one brow raised. */
export const ingrid = portrait(() => ground("#22304b", "#4a6488", 560) + body() + neck() + head() + features() + hairline() + braid() + table());

const body = () =>
  plane(wool.main, 320, 690, 480, 690, 600, 740, 700, 800, 760, 1002, 40, 1002, 100, 800, 200, 740) +
  plane(wool.lit, 320, 690, 200, 740, 100, 800, 40, 1002, 300, 1002, 330, 800) +
  plane(wool.deep, 480, 690, 600, 740, 700, 800, 760, 1002, 560, 1002, 500, 800);
const neck = () =>
  plane(skin.mid, 332, 560, 468, 560, 474, 740, 326, 740) +
  plane("#96604b", 332, 600, 372, 640, 440, 634, 470, 560, 475, 740, 410, 740, 396, 690) +
  plane(wool.lit, 306, 660, 400, 704, 410, 800, 296, 750) +
  plane(wool.deep, 494, 656, 400, 704, 410, 800, 510, 750);

const head = () =>
  plane(skin.mid, 268, 360, 246, 358, 240, 390, 252, 446, 266, 474, 284, 468) +
  plane(skin.shade, 532, 360, 554, 358, 560, 390, 548, 446, 534, 474, 516, 468) +
  plane(skin.mid, 300, 190, 500, 190, 536, 270, 538, 400, 524, 490, 494, 572, 436, 638, 366, 638, 306, 572, 276, 490, 262, 400, 264, 270) +
  plane(skin.light, 300, 190, 420, 190, 414, 330, 388, 350, 300, 336, 266, 350, 264, 270) + // forehead
  plane(skin.light, 263, 412, 290, 420, 360, 414, 378, 452, 358, 500, 384, 560, 402, 584, 396, 638, 366, 638, 306, 572, 276, 490) + // cheek, chin
  plane(skin.shade, 420, 190, 500, 190, 538, 270, 540, 400, 526, 490, 496, 574, 437, 640, 396, 640, 404, 584, 410, 500, 420, 488, 404, 400, 414, 330) + // the far half
  plane(skin.mid, 440, 420, 514, 412, 498, 466, 448, 492); // the light that passes the nose

const features = () =>
  plane(skin.light, 384, 346, 404, 352, 412, 474, 400, 492, 372, 487, 366, 474, 384, 440) +
  plane(skin.shade, 374, 484, 400, 480, 426, 484, 416, 494, 398, 500) +
  eye(366, 396, 304, 392, 17, 0.5, skin) +
  eye(434, 396, 498, 389, 22, 0.5, { ...skin, white: "#e8d3c4" }) +
  plane(hair.dark, 372, 348, 322, 340, 276, 360, 322, 350, 370, 360) +
  plane("#5d3d18", 430, 332, 482, 296, 532, 328, 483, 308, 431, 345) +
  plane("#a0664f", 480, 510, 492, 522, 490, 544, 484, 530) + // the corner that smiles
  plane(skin.lip, 338, 543, 384, 531, 401, 537, 418, 531, 464, 529, 480, 519, 462, 543, 402, 549) +
  plane("#cf7069", 358, 545, 402, 549, 456, 544, 428, 568, 382, 568) +
  plane("#ffffff", 246, 452, 258, 452, 262, 464, 252, 472, 242, 464) + // pearls
  plane("#cfd6da", 554, 452, 542, 452, 538, 464, 548, 472, 558, 464);

const hairline = () =>
  plane(hair.main, 400, 120, 416, 190, 330, 240, 284, 300, 266, 400, 252, 370, 246, 270, 280, 160) +
  plane(hair.lit, 400, 120, 416, 190, 330, 240, 290, 220, 320, 160) +
  plane(hair.dark, 400, 120, 416, 190, 490, 236, 522, 300, 534, 400, 548, 370, 554, 270, 520, 160);

/** A braid laid over the head: two rows of strands that meet in its middle, each a step further along the arc. */
const braid = () => {
  const at = (radius: number, degrees: number): [number, number] => {
    const turn = ((degrees - 88) * Math.PI) / 180;
    return [400 + 0.79 * radius * Math.sin(turn), 330 - radius * Math.cos(turn)];
  };
  const band = (fill: string, from: number, to: number) => plane(fill, ...at(256, from), ...at(260, (from + to) / 2 - 16), ...at(260, (from + to) / 2 + 16), ...at(256, to), ...at(176, to), ...at(176, (from + to) / 2), ...at(176, from));
  const strands = (i: number) => {
    const d = i * 19.4 - 5;
    const [outer, inner] = i < 4 ? [hair.lit, hair.main] : i === 4 ? [hair.lit, hair.deep] : [hair.main, hair.deep];
    return (
      plane(outer ?? "", ...at(220, d), ...at(258, d + 5), ...at(276, d + 15), ...at(264, d + 27), ...at(224, d + 17)) +
      plane(inner ?? "", ...at(214, d + 1), ...at(218, d + 17), ...at(180, d + 30), ...at(166, d + 19), ...at(176, d + 9))
    );
  };
  return band(hair.deep, 0, 90) + band(hair.dark, 88, 176) + Array.from({ length: 9 }, (_, i) => strands(i)).join("");
};

const wave = (from: number, to: number) =>
  Array.from({ length: 40 }, (_, i) => from + ((to - from) * i) / 39).flatMap((x) => [x, 186 - (56 - x * 0.05) * Math.cos(((x - 128) / 228) * 2 * Math.PI)]);
const table = () =>
  group(
    plane(sheet.paper, 0, 0, 430, 0, 430, 340, 0, 340) +
      text(36, 72, "Oslo", { size: 56, fill: sheet.ink, weight: 700 }) +
      plane(sheet.sea, 262, 62, 276, 34, 290, 62) +
      text(304, 62, "04:12", { size: 36, fill: sheet.ink, weight: 500 }) +
      plane(sheet.sea, 262, 84, 276, 112, 290, 84) +
      text(304, 112, "10:31", { size: 36, fill: sheet.ink, weight: 500 }) +
      // Two tides, the later one lower.
      plane(sheet.sea, ...wave(0, 430), 430, 340, 0, 340) +
      plane(sheet.deep, ...wave(128, 258), 214, 340, 84, 340) +
      plane(sheet.deep, ...wave(356, 430), 430, 340, 320, 340),
    "translate(186 728) rotate(3)",
  ) + hand();
const hand = () =>
  plane(wool.main, 70, 1002, 84, 900, 130, 858, 190, 880, 200, 1002) +
  plane(skin.mid, 128, 872, 176, 838, 236, 838, 256, 848, 258, 864, 274, 876, 274, 892, 266, 904, 264, 920, 246, 930, 238, 946, 190, 960, 130, 960) +
  plane(skin.light, 128, 872, 176, 838, 236, 838, 256, 848, 258, 864, 190, 868, 150, 900) +
  plane(skin.shade, 274, 892, 266, 902, 190, 900) +
  plane(skin.shade, 264, 920, 248, 929, 186, 926);
