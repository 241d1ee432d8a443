import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

const PAGE = "docs/README.md";

/** The quantile of some values; 0 if there are none. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A table in Markdown; the first row is its heading. */
export const markdownTable = ([heading = [], ...rows]: readonly (readonly string[])[]): string =>
  [heading, heading.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/**
 * Puts figures into a text between two marks.
 * @throws Error when the marks are not there
 */
export function withFigures(text: string, name: string, figures: string): string {
  const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!place.test(text)) throw new Error(`${PAGE} has no place for figures: <!-- ${name} --> … <!-- /${name} -->`);
  return text.replace(place, (_, start: string, end: string) => `${start}${figures}\n${end}`);
}

/** Shows figures and writes them into `docs/README.md`, with the machine they belong to. */
export function noteFigures(name: string, rows: readonly (readonly string[])[]): void {
  const machine = `Measured on ${cpus().length} cores, Node ${process.versions.node}, on ${new Date().toISOString().slice(0, 10)}.`;
  const figures = `${markdownTable(rows)}\n\n${machine}`;
  console.log(figures);
  writeFileSync(PAGE, withFigures(readFileSync(PAGE, "utf8"), name, figures));
}
