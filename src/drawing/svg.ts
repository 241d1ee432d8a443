/** Strings of SVG from numbers. Everything drawn goes through these few functions, so rounding is the same everywhere. */

import { escapeHtml } from "../../lib/escape-html";

export type Point = readonly [number, number];

export type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  join?: "round" | "miter";
};

/** Two decimals are finer than any pixel and keep the strings short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** How a shape is painted, as attributes of its element. */
function attributes({ fill, stroke, width, opacity, join }: Paint): string {
  const pairs: [string, string | number | undefined][] = [
    ["fill", fill ?? (stroke ? "none" : undefined)],
    ["stroke", stroke],
    ["stroke-width", width],
    ["opacity", opacity],
    ["stroke-linejoin", join],
  ];
  return pairs.map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeHtml(String(value))}"`)).join("");
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}"${attributes(paint)}/>`;
}

function pathThrough(points: readonly Point[]): string {
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
