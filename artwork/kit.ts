import { mix } from "./drawing/palette";
import { polygon } from "./drawing/svg";
import { type TextStyle, text } from "./drawing/text";
import { textOn } from "./palette";
import { line, polyline, rect } from "./shapes";

/** Parts of drawn interfaces, in CSS pixels. */

/** A client's colours: two of its own and the neutral ones its interface rests on. */
export type Theme = {
  main: string;
  second: string;
  ink: string;
  paper: string;
  soft: string;
  rule: string;
  quiet: string;
};

/** A light interface from a client's two colours. */
export function lightTheme(main: string, second: string, ink = "#15181c"): Theme {
  return {
    main,
    second,
    ink,
    paper: "#ffffff",
    soft: mix("#ffffff", main, 0.06),
    rule: mix("#ffffff", ink, 0.13),
    quiet: mix("#ffffff", ink, 0.58),
  };
}

/** A dark interface from a client's two colours. */
export function darkTheme(main: string, second: string, ground = "#121317"): Theme {
  return {
    main,
    second,
    ink: "#ffffff",
    paper: ground,
    soft: mix(ground, "#ffffff", 0.07),
    rule: mix(ground, "#ffffff", 0.16),
    quiet: mix(ground, "#ffffff", 0.6),
  };
}

export function label(
  x: number,
  y: number,
  words: string,
  fill: string,
  size = 14,
  more: Partial<TextStyle> = {},
): string {
  return text(x, y, words, { size, fill, ...more });
}

export function strong(
  x: number,
  y: number,
  words: string,
  fill: string,
  size = 14,
  more: Partial<TextStyle> = {},
): string {
  return text(x, y, words, { size, fill, weight: 650, ...more });
}

export function button(
  x: number,
  y: number,
  width: number,
  height: number,
  words: string,
  fill: string,
  ink = textOn(fill),
): string {
  return (
    rect(x, y, width, height, { fill, radius: 6 }) +
    strong(x + width / 2, y + height / 2 + height * 0.125, words, ink, height * 0.36, { anchor: "middle" })
  );
}

export function outlineButton(
  x: number,
  y: number,
  width: number,
  height: number,
  words: string,
  ink: string,
  rule: string,
): string {
  return (
    rect(x, y, width, height, { stroke: rule, width: 1.5, radius: 6 }) +
    strong(x + width / 2, y + height / 2 + height * 0.125, words, ink, height * 0.36, { anchor: "middle" })
  );
}

export function tag(x: number, y: number, words: string, fill: string, width: number): string {
  return (
    rect(x, y, width, 26, { fill, radius: 13 }) +
    strong(x + width / 2, y + 17.5, words, textOn(fill), 12.5, { anchor: "middle" })
  );
}

/** A phone's status line: the hour, reception and charge. */
export function status(ink: string): string {
  const bars = [6, 9, 12].map((height, index) => rect(312 + index * 6, 36 - height, 4, height, { fill: ink })).join("");
  return (
    strong(34, 36, "9:41", ink, 15) +
    bars +
    rect(338, 24, 24, 12, { stroke: ink, width: 1.5, radius: 3 }) +
    rect(340, 26, 15, 8, { fill: ink, radius: 1 })
  );
}

/** The bar at the bottom of a phone: dots and names, the chosen one in colour. */
export function phoneBar(names: readonly string[], chosen: number, theme: Theme): string {
  const step = 390 / names.length;
  return (
    rect(0, 764, 390, 80, { fill: theme.paper }) +
    line(0, 764, 390, 764, { stroke: theme.rule, width: 1 }) +
    names
      .map((name, index) => {
        const on = index === chosen;
        const x = step * (index + 0.5);
        const mark = on
          ? rect(x - 9, 777, 18, 18, { fill: theme.main, radius: 4 })
          : rect(x - 8, 778, 16, 16, { stroke: theme.quiet, width: 2, radius: 4 });
        return (
          mark +
          text(x, 813, name, { size: 12, weight: on ? 650 : 450, fill: on ? theme.ink : theme.quiet, anchor: "middle" })
        );
      })
      .join("") +
    rect(130, 830, 130, 5, { fill: theme.ink, radius: 3 })
  );
}

/** Horizontal rules of a chart. */
export function rules(x: number, y: number, width: number, height: number, count: number, stroke: string): string {
  return Array.from({ length: count + 1 }, (_, index) =>
    line(x, y + (height * index) / count, x + width, y + (height * index) / count, { stroke, width: 1 }),
  ).join("");
}
