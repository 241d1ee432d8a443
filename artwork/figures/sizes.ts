import { CUT } from "../drawing/facets";
import { ACCENT, INK, mix } from "../drawing/palette";
import { clipped, polygon, pts } from "../drawing/svg";
import { text } from "../drawing/text";
import { STONE } from "../palette";
import { group, rect } from "../shapes";
import { COLOUR, skeleton } from "./frame";

/** The lamp of the article: glass, against a white wall, and mostly wall. 480 by 300. */
function lampPicture(): string {
  const [pale, lit, gold, deep] = ["#fff3b8", "#ffe066", "#f0b400", "#c98a00"];
  return (
    rect(0, 0, 480, 300, { fill: "#d6dadd" }) +
    polygon(pts(214, 0, 480, 0, 480, 300, 150, 300), { fill: "#e9ebeb" }) +
    polygon(pts(322, 66, 266, 0, 424, 0, 368, 66), { fill: "#fff4cc" }) +
    polygon(pts(284, 146, 406, 146, 480, 236, 480, 300, 170, 300, 194, 254), { fill: "#fff4cc" }) +
    rect(0, 254, 480, 46, { fill: "#5c6268" }) +
    polygon(pts(194, 254, 480, 254, 480, 300, 160, 300), { fill: "#a8925a" }) +
    // The shade, cut from top to bottom, and its toothed rim.
    polygon(pts(316, 62, 330, 62, 306, 162, 284, 146, 272, 156), { fill: lit }) +
    polygon(pts(329, 62, 346, 62, 346, 168, 326, 148, 305, 162), { fill: pale }) +
    polygon(pts(345, 62, 361, 62, 387, 162, 366, 148, 345, 168), { fill: ACCENT }) +
    polygon(pts(360, 62, 374, 62, 420, 156, 406, 146, 386, 162), { fill: gold }) +
    // The foot: one cut stone on another.
    polygon(pts(330, 160, 345, 160, 345, 214, 322, 190), { fill: lit }) +
    polygon(pts(345, 160, 362, 160, 370, 190, 345, 214), { fill: deep }) +
    polygon(pts(345, 206, 345, 262, 306, 262, 318, 236), { fill: ACCENT }) +
    polygon(pts(345, 206, 374, 236, 386, 262, 345, 262), { fill: deep }) +
    polygon(pts(306, 260, 386, 260, 392, 272, 300, 272), { fill: INK })
  );
}

const picture = (x: number, y: number, width: number): string =>
  clipped(
    rect(x, y, width, (width * 300) / 480, {}),
    group(lampPicture(), `translate(${x} ${y}) scale(${width / 480})`),
  );

/** A device with the picture at the top of its page. */
function device(x: number, y: number, width: number, height: number, radius: number): string {
  const edge = 10;
  const below = y + (width * 300) / 480;
  const rows = Math.max(0, Math.floor((y + height - below - 30) / 32));
  const shell = { x: x - edge, y: y - edge, width: width + edge * 2, height: height + edge * 2 };
  return (
    rect(shell.x + 12, shell.y + 14, shell.width, shell.height, { fill: COLOUR.quiet, radius }) +
    rect(shell.x, shell.y, shell.width, shell.height, { fill: INK, radius }) +
    clipped(
      rect(x, y, width, height, { radius: Math.max(3, radius - edge) }),
      rect(x, y, width, height, { fill: "#ffffff" }) +
        picture(x, y, width) +
        (rows > 0 ? skeleton(x + 24, below + 32, width - 48, rows, 32, 12, COLOUR.quiet) : ""),
    )
  );
}

/** Pixels of a bar for a kilobyte: nine megabytes are thirty times as wide as the figure. */
const KILOBYTE = 4.8;

/** One picture at 480, 960 and 1440 pixels in proportion, their weights to one scale, and the file that they came from. */
export function sizes(): string {
  const [top, tall] = [564, 62];
  const bar = (x: number, kilobytes: number): string => {
    const width = kilobytes * KILOBYTE;
    return (
      polygon(pts(x, top, x + width, top, x + width - tall * CUT, top + tall, x, top + tall), { fill: ACCENT }) +
      text(x + width + 14, top + 52, `${kilobytes} kB`, { size: 60, fill: INK, weight: 700, tracking: -0.03 })
    );
  };
  const [phone, tablet, desktop] = [84, 396, 826];
  const neck = desktop + 264;
  return (
    device(phone, 144, 176, 366, 34) +
    device(tablet, 60, 352, 450, 26) +
    polygon(pts(neck - 40, 420, neck + 64, 420, neck + 80, 520, neck - 40, 520), { fill: COLOUR.quiet }) +
    polygon(pts(neck - 50, 420, neck + 50, 420, neck + 62, 506, neck - 62, 506), { fill: mix(INK, STONE, 0.22) }) +
    polygon(pts(neck + 12, 420, neck + 50, 420, neck + 62, 506, neck - 6, 506), { fill: mix(INK, STONE, 0.1) }) +
    rect(neck - 120, 504, 240, 16, { fill: INK }) +
    device(desktop, 82, 528, 330, 16) +
    bar(phone - 10, 12) +
    bar(tablet - 10, 33) +
    bar(desktop - 10, 62) +
    rect(phone - 10, 668, 1440 - phone + 10, 92, { fill: INK }) +
    // The bar is broken, since it goes on for thirty such figures.
    [1212, 1252].map((x) => polygon(pts(x + 8, 660, x + 24, 660, x + 24 - 108 * CUT, 768, x + 8 - 108 * CUT, 768), { fill: STONE })).join("") +
    text(phone + 20, 736, "9 MB", { size: 64, fill: STONE, weight: 700, tracking: -0.03 })
  );
}
