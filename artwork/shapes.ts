/** The shapes that only the artwork draws; the others are in `src/drawing/svg.ts`. */

import { attributes, type Paint, type Point, path, pathThrough, round } from "./drawing/svg";

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
