import { ACCENT, INK, mix } from "../drawing/palette";
import { path, polygon, pts } from "../drawing/svg";
import { text } from "../drawing/text";
import { shade } from "../palette";
import { circle, ellipse, group, line, rect } from "../shapes";

const PAPER = "#fbf7ee";

/** Four fingers over the edge of what is held, seen from the front; about 120 wide. */
function fingers(x: number, y: number, skin: string, flip = 1): string {
  const drawn = [0, 1, 2, 3].map((index) => {
    const fill = shade(skin, [-0.02, 0.06, 0, -0.1][index] ?? 0);
    return rect(-64 + ([0, 8, 6, -4][index] ?? 0), index * 38, 118, 34, { fill, radius: 17 });
  });
  return `<g transform="translate(${x} ${y}) scale(${flip} 1)">${drawn.join("")}</g>`;
}

/** A sheet held in both hands. */
function sheet(skin: string, width: number, height: number, content: string, fill = PAPER): string {
  const [left, top] = [400 - width / 2, 1010 - height];
  return (
    group(
      polygon(pts(16, 18, width + 16, 18, width + 16, height + 60, 16, height + 60), { fill: INK, opacity: 0.3 }) +
        rect(0, 0, width, height + 60, { fill }) +
        content,
      `translate(${left} ${top})`,
    ) +
    fingers(left + 14, top + height * 0.42, skin) +
    fingers(left + width - 14, top + height * 0.42, skin, -1)
  );
}

const rows = (x: number, y: number, widths: readonly number[], step: number, fill: string, height = 9): string =>
  widths.map((width, index) => rect(x, y + index * step, width, height, { fill })).join("");

/** What a member of the team is told apart by, at the foot of a portrait of 800 by 1000. */
export const OBJECTS: Readonly<Record<string, (skin: string) => string>> = {
  // A typesetter's letter, of metal: it reads the wrong way round.
  "klara-vesela": (skin) =>
    polygon(pts(470, 690, 640, 660, 690, 700, 690, 1000, 520, 1000, 470, 960), { fill: "#7d848a" }) +
    polygon(pts(470, 690, 520, 730, 520, 1010, 470, 1010), { fill: "#a9b0b5" }) +
    polygon(pts(470, 690, 640, 660, 690, 700, 520, 730), { fill: "#d5d9dc" }) +
    `<g transform="translate(668 960) scale(-1 1)">${text(0, 0, "C", { size: 230, fill: INK, weight: 800 })}</g>` +
    fingers(500, 800, skin),
  // Two flippers and a ball that is where it should be.
  "marek-dolezal": () =>
    polygon(pts(70, 740, 730, 740, 800, 1010, 0, 1010), { fill: INK }) +
    polygon(pts(70, 740, 730, 740, 734, 758, 66, 758), { fill: "#c9ced2" }) +
    polygon(pts(120, 850, 160, 812, 372, 930, 360, 968, 130, 900), { fill: ACCENT }) +
    circle(146, 858, 46, { fill: ACCENT }) +
    circle(146, 858, 20, { fill: INK }) +
    polygon(pts(680, 850, 640, 812, 428, 930, 440, 968, 670, 900), { fill: shade(ACCENT, -0.12) }) +
    circle(654, 858, 46, { fill: shade(ACCENT, -0.12) }) +
    circle(654, 858, 20, { fill: INK }) +
    circle(420, 806, 66, { fill: "#c9ced2" }) +
    circle(400, 786, 26, { fill: "#ffffff" }),
  // A tide table.
  "ingrid-solberg": (skin) =>
    sheet(
      skin,
      430,
      290,
      path("M40 190C80 60 120 60 160 190S240 320 280 190S360 60 395 150", {
        stroke: "#2c6a86",
        width: 14,
        cap: "round",
      }) +
        line(40, 190, 392, 190, { stroke: INK, width: 4 }) +
        text(40, 66, "Oslo", { size: 44, fill: INK, weight: 700 }),
    ),
  // A page of a newspaper with its last paragraph struck out.
  "daniel-whitfield": (skin) =>
    sheet(
      skin,
      460,
      330,
      rect(34, 34, 392, 46, { fill: INK }) +
        rows(34, 106, [180, 180, 180, 150], 24, "#8f8b82") +
        rows(246, 106, [180, 180, 180, 180], 24, "#8f8b82") +
        rows(246, 218, [180, 180, 120], 24, "#c5c0b4") +
        line(236, 210, 438, 300, { stroke: "#d63d2e", width: 11, cap: "round" }) +
        line(236, 300, 438, 210, { stroke: "#d63d2e", width: 11, cap: "round" }),
    ),
  // The railway timetable of 1968.
  "tereza-linhart": (skin) =>
    sheet(
      skin,
      380,
      340,
      rect(0, 0, 380, 120, { fill: "#1d4f91" }) +
        text(190, 88, "1968", { size: 92, fill: PAPER, weight: 800, anchor: "middle", tracking: -0.03 }) +
        [0, 1, 2, 3, 4]
          .map((index) =>
            line(34, 164 + index * 38, 346, 164 + index * 38, { stroke: mix(INK, PAPER, 0.55), width: 3 }),
          )
          .join("") +
        rows(44, 142, [52, 52, 52, 52], 38, INK, 13) +
        rows(140, 142, [52, 52, 52, 52], 38, INK, 13) +
        rows(236, 142, [100, 84, 96, 70], 38, mix(INK, PAPER, 0.4), 13),
    ),
  // A frame out of a beehive.
  "ondrej-bartak": (skin) => {
    const cells = Array.from({ length: 40 }, (_, index) => {
      const [column, row] = [index % 10, Math.floor(index / 10)];
      const [x, y] = [196 + column * 45 + (row % 2) * 22, 762 + row * 52];
      const corner = (turn: number): readonly [number, number] => [
        x + Math.sin((turn * Math.PI) / 3) * 25,
        y + Math.cos((turn * Math.PI) / 3) * 25,
      ];
      return polygon([0, 1, 2, 3, 4, 5].map(corner), {
        fill: (index * 7) % 5 === 0 ? shade(ACCENT, 0.4) : (index * 3) % 4 === 0 ? "#d99a12" : ACCENT,
      });
    });
    return (
      rect(120, 690, 560, 40, { fill: "#8a5a30" }) +
      rect(160, 720, 480, 300, { fill: "#6d451f" }) +
      rect(176, 736, 448, 300, { fill: "#b57a18" }) +
      cells.join("") +
      fingers(168, 780, skin) +
      fingers(632, 780, skin, -1)
    );
  },
  // A recorder, on pause.
  "sofie-haugen": (skin) =>
    rect(480, 640, 190, 380, { fill: INK, radius: 26 }) +
    rect(504, 668, 142, 120, { fill: ACCENT, radius: 8 }) +
    rect(546, 694, 18, 68, { fill: INK }) +
    rect(586, 694, 18, 68, { fill: INK }) +
    circle(575, 850, 38, { fill: "#d63d2e" }) +
    fingers(510, 850, skin),
  // The neck and scroll of a viola, over the shoulder.
  "jonas-kolar": (skin) =>
    group(
      ellipse(0, 330, 190, 160, { fill: "#8c4a1e" }) +
        ellipse(-20, 330, 160, 140, { fill: "#b5652b" }) +
        polygon(pts(-26, -250, 26, -250, 34, 330, -34, 330), { fill: "#2a1a12" }) +
        circle(0, -290, 52, { fill: "#8c4a1e" }) +
        circle(8, -290, 26, { fill: "#5e2f12" }) +
        [-15, -5, 5, 15].map((x) => line(x, -240, x * 1.4, 400, { stroke: "#e9e2d2", width: 3 })).join("") +
        rect(-74, -232, 148, 14, { fill: "#2a1a12", radius: 7 }) +
        rect(-74, -190, 148, 14, { fill: "#2a1a12", radius: 7 }),
      "translate(640 830) rotate(16)",
    ) + fingers(650, 700, skin, -1),
  // A list of names, all but one abandoned.
  "maya-brooks": (skin) =>
    sheet(
      skin,
      390,
      340,
      ["Nuvo", "Brightly", "Citrus", "Okto"]
        .map(
          (name, index) =>
            text(50, 84 + index * 74, name, {
              size: 58,
              fill: index === 2 ? INK : "#8f8b82",
              weight: index === 2 ? 800 : 500,
            }) + (index === 2 ? "" : line(40, 66 + index * 74, 300, 60 + index * 74, { stroke: INK, width: 6 })),
        )
        .join(""),
    ),
  // Three old phones.
  "petr-hruska": (skin) =>
    [
      [210, 740, -14, "#5d6b78"],
      [400, 700, 2, ACCENT],
      [588, 746, 15, "#b9bfc4"],
    ]
      .map(([x, y, turn, fill]) =>
        group(
          rect(-72, 0, 144, 300, { fill: String(fill), radius: 26 }) +
            rect(-52, 30, 104, 84, { fill: "#aab98f" }) +
            rect(-52, 30, 104, 84, { stroke: INK, width: 5 }) +
            [0, 1, 2, 3, 4, 5, 6, 7, 8]
              .map((key) =>
                rect(-50 + (key % 3) * 36, 138 + Math.floor(key / 3) * 34, 28, 22, { fill: INK, radius: 6 }),
              )
              .join("") +
            rect(40, -36, 16, 44, { fill: INK, radius: 8 }),
          `translate(${x} ${y}) rotate(${turn})`,
        ),
      )
      .join("") + fingers(330, 850, skin),
  // A rope over the shoulder and its carabiner.
  "elin-dahl": () =>
    [0, 1, 2]
      .map((index) =>
        path(`M${180 + index * 40} 640C${260 + index * 44} 820 ${430 + index * 30} 930 ${600 + index * 24} 1020`, {
          stroke: index === 1 ? shade("#e2502f", -0.2) : "#e2502f",
          width: 34,
          cap: "round",
        }),
      )
      .join("") +
    group(
      path("M-46 -90H20C70 -90 70 -40 58 0L30 90C20 120 -46 120 -46 80Z", {
        stroke: "#c9ced2",
        width: 22,
        join: "round",
      }) + line(46, -40, 26, 60, { stroke: ACCENT, width: 22, cap: "round" }),
      "translate(400 850) rotate(20)",
    ),
  // The boat that is going to be built, as a model.
  "samuel-ortiz": (skin) =>
    polygon(pts(210, 900, 600, 900, 540, 990, 260, 990), { fill: "#9a6335" }) +
    polygon(pts(210, 900, 600, 900, 588, 920, 224, 920), { fill: "#c98d55" }) +
    rect(392, 600, 12, 300, { fill: "#5b3b1e" }) +
    polygon(pts(410, 606, 410, 884, 590, 884), { fill: PAPER }) +
    polygon(pts(386, 640, 386, 884, 262, 884), { fill: ACCENT }) +
    fingers(260, 910, skin),
  // A letter, opened, that is going to be answered.
  "barbora-sykorova": (skin) =>
    sheet(
      skin,
      440,
      270,
      polygon(pts(0, 0, 220, 160, 440, 0), { fill: "#e5dcc8" }) +
        line(0, 0, 220, 160, { stroke: "#b9ad92", width: 5 }) +
        line(440, 0, 220, 160, { stroke: "#b9ad92", width: 5 }) +
        circle(220, 156, 44, { fill: "#b3342c" }),
    ),
  // A pan, because a bet was lost.
  "tomas-weiss": (skin) =>
    ellipse(330, 850, 240, 74, { fill: "#2b2f33" }) +
    polygon(pts(90, 850, 570, 850, 520, 960, 140, 960), { fill: "#1b1d20" }) +
    ellipse(330, 846, 208, 56, { fill: "#4a4f55" }) +
    ellipse(300, 842, 92, 26, { fill: PAPER }) +
    ellipse(308, 838, 36, 13, { fill: ACCENT }) +
    polygon(pts(556, 866, 780, 800, 800, 836, 560, 906), { fill: "#6d451f" }) +
    fingers(680, 800, skin, -1),
};
