/** Strings of SVG from numbers. Everything drawn goes through these few functions, so rounding is the same everywhere. */

import { escapeHtml } from "../../lib/escape-html";

export type Point = readonly [number, number];

export type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** Radius of a rectangle's corners. */
  radius?: number;
  dash?: string;
  cap?: "round" | "butt";
  join?: "round" | "miter";
};

/** Two decimals are finer than any pixel and keep the strings short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function attributes({ fill, stroke, width, opacity, dash, cap, join }: Paint): string {
  const pairs: [string, string | number | undefined][] = [
    ["fill", fill ?? (stroke ? "none" : undefined)],
    ["stroke", stroke],
    ["stroke-width", width],
    ["opacity", opacity],
    ["stroke-dasharray", dash],
    ["stroke-linecap", cap],
    ["stroke-linejoin", join],
  ];
  return pairs.map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeHtml(String(value))}"`)).join("");
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint): string {
  const radius = paint.radius ? ` rx="${round(paint.radius)}"` : "";
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}"${radius}${attributes(paint)}/>`;
}

export function circle(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${attributes(paint)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${attributes(paint)}/>`;
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${attributes(paint)}/>`;
}

export function pathThrough(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** Points from numbers in pairs, x and y: outlines stay one line each. */
export function pts(...numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
}

export function polygon(points: readonly Point[], paint: Paint): string {
  return path(`${pathThrough(points)}Z`, paint);
}

export function polyline(points: readonly Point[], paint: Paint): string {
  return path(pathThrough(points), paint);
}

export function line(x1: number, y1: number, x2: number, y2: number, paint: Paint): string {
  return polyline(
    [
      [x1, y1],
      [x2, y2],
    ],
    paint,
  );
}

/** A curve without corners through all points (Catmull-Rom as Bézier pieces). */
export function curveThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return points
    .map((point, index) => {
      if (index === 0) return `M${round(point[0])} ${round(point[1])}`;
      const [a, b, c] = [at(index - 2), at(index - 1), at(index + 1)];
      const first = [b[0] + (point[0] - a[0]) / 6, b[1] + (point[1] - a[1]) / 6].map(round);
      const second = [point[0] - (c[0] - b[0]) / 6, point[1] - (c[1] - b[1]) / 6].map(round);
      return `C${first.join(" ")} ${second.join(" ")} ${round(point[0])} ${round(point[1])}`;
    })
    .join("");
}

/** A part of a ring from one angle to another, in turns clockwise from the top. */
export function arc(x: number, y: number, radius: number, from: number, to: number, paint: Paint): string {
  const at = (turn: number): string =>
    `${round(x + radius * Math.sin(turn * Math.PI * 2))} ${round(y - radius * Math.cos(turn * Math.PI * 2))}`;
  return path(`M${at(from)}A${round(radius)} ${round(radius)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`, paint);
}

export function group(content: string, transform?: string, opacity?: number): string {
  return `<g${transform ? ` transform="${transform}"` : ""}${opacity === undefined ? "" : ` opacity="${opacity}"`}>${content}</g>`;
}

export function move(x: number, y: number, content: string): string {
  return group(content, `translate(${round(x)} ${round(y)})`);
}

let clips = 0;

/** Content cut to a shape. Identifiers are counted per document; `svgDocument` starts the count anew. */
export function clipped(shape: string, content: string): string {
  clips++;
  return `<clipPath id="c${clips}">${shape}</clipPath><g clip-path="url(#c${clips})">${content}</g>`;
}

export function svgDocument(width: number, height: number, draw: () => string): string {
  clips = 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>`;
}
