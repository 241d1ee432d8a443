import type { Path } from "./problem";
import type { Block, Field } from "./types";

/** The field `type` of a block; see `Block`. */
const typeOf = (blocks: readonly Block[]): Field => ({
  name: "type",
  label: "Block",
  kind: "select",
  requiredInDraft: true,
  options: blocks.map(({ type, label }) => ({ value: type, label })),
});

/** The fields of a group, or of a block of its type; null for values of other fields. */
export function fieldsOfGroup(field: Field, value: unknown): readonly Field[] | null {
  if (field.kind === "object") return field.fields;
  if (field.kind !== "block") return null;
  const block = isGroup(value) ? field.blocks.find(({ type }) => type === value.type) : undefined;
  return [typeOf(field.blocks), ...(block?.fields ?? [])];
}

/** Called with a value, the field it belongs to, its path, and the group of fields it stands in. */
export type Visit = (
  field: Field,
  value: unknown,
  path: Path,
  group: Record<string, unknown>,
) => void;

/** True for a group of fields, as opposed to a list or a single value. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Visits every value of an entry with the field it belongs to, depth first, in the order of the
 * model. Skips absent and unknown values, and those that should be a list or group and are not.
 */
export function walkValues(
  fields: readonly Field[],
  entry: unknown,
  visit: Visit,
  path: Path = [],
): void {
  if (!isGroup(entry)) return;
  for (const field of fields)
    walkValue(field, entry[field.name], visit, [...path, field.name], entry);
}

function walkValue(
  field: Field,
  value: unknown,
  visit: Visit,
  path: Path,
  group: Record<string, unknown>,
): void {
  if (value === undefined) return;
  visit(field, value, path, group);
  if (field.kind === "list" && Array.isArray(value)) {
    value.forEach((item, index) => {
      walkValue(field.of, item, visit, [...path, index], group);
    });
  }
  const fields = fieldsOfGroup(field, value);
  if (fields) walkValues(fields, value, visit, path);
}

/** Makes another value of one at a path of an entry; `undefined` removes it. */
type Mapping = (field: Field, value: unknown, path: Path) => unknown;

/**
 * A copy of a validated entry with each value of a leaf field, and each empty list, replaced by
 * what `map` makes of it. A list has each reference once.
 */
export function mapValues(
  fields: readonly Field[],
  entry: Record<string, unknown>,
  map: Mapping,
  path: Path = [],
): Record<string, unknown> {
  const mapped: Record<string, unknown> = {};
  for (const field of fields) {
    const value = entry[field.name];
    const at = [...path, field.name];
    const result = value === undefined ? undefined : mapValue(field, value, map, at);
    if (result !== undefined) mapped[field.name] = result;
  }
  return mapped;
}

function mapValue(field: Field, value: unknown, map: Mapping, path: Path): unknown {
  if (field.kind === "list") {
    if ((value as unknown[]).length === 0) return map(field, value, path);
    const items = (value as unknown[]).map((item, index) =>
      mapValue(field.of, item, map, [...path, index]),
    );
    const present = items.filter((item) => item !== undefined);
    return field.of.kind === "reference" ? [...new Set(present)] : present;
  }
  const fields = fieldsOfGroup(field, value);
  if (fields) return mapValues(fields, value as Record<string, unknown>, map, path);
  return map(field, value, path);
}
