import type { Path } from "./problem";
import type { Field } from "./types";

/** Visits every value of a validated entry with the field it belongs to, depth first, in the order of the model. */
export function walkValues(
  fields: readonly Field[],
  entry: Record<string, unknown>,
  visit: (field: Field, value: unknown, path: Path) => void,
  path: Path = [],
): void {
  for (const field of fields) {
    const value = entry[field.name];
    if (value !== undefined) walkValue(field, value, visit, [...path, field.name]);
  }
}

function walkValue(
  field: Field,
  value: unknown,
  visit: (field: Field, value: unknown, path: Path) => void,
  path: Path,
): void {
  visit(field, value, path);
  if (field.kind === "list") {
    (value as unknown[]).forEach((item, index) => {
      walkValue(field.of, item, visit, [...path, index]);
    });
  }
  if (field.kind === "object") walkValues(field.fields, value as Record<string, unknown>, visit, path);
}

/** A copy of a validated entry with each value of a leaf field replaced by what `map` makes of it; `undefined` removes it. */
export function mapValues(
  fields: readonly Field[],
  entry: Record<string, unknown>,
  map: (field: Field, value: unknown) => unknown,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const field of fields) {
    const value = entry[field.name];
    const result = value === undefined ? undefined : mapValue(field, value, map);
    if (result !== undefined) mapped[field.name] = result;
  }
  return mapped;
}

function mapValue(field: Field, value: unknown, map: (field: Field, value: unknown) => unknown): unknown {
  if (field.kind === "list") {
    return (value as unknown[]).map((item) => mapValue(field.of, item, map)).filter((item) => item !== undefined);
  }
  if (field.kind === "object") return mapValues(field.fields, value as Record<string, unknown>, map);
  return map(field, value);
}
