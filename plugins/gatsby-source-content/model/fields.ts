import type { Collection, Field, FieldOf } from "./types";

/** A collection in the folder of its name: each entry has a file or folder of its own. */
export const folderOf = (
  collection: Omit<Collection, "folder" | "routePrefix"> & Partial<Collection>,
): Collection => ({ folder: collection.name, routePrefix: null, ...collection });

/** A collection of one entry, in a file below `settings/`. */
export function settingsFile(
  name: string,
  type: string,
  label: string,
  fields: readonly Field[],
): Collection {
  return {
    name,
    type,
    label,
    folder: `settings/${name}`,
    format: "single",
    routePrefix: null,
    fields,
  };
}

type LeafKind = Exclude<Field["kind"], "list" | "object" | "block">;
type Rules<Kind extends LeafKind> = Omit<FieldOf<Kind>, "kind" | "name" | "label" | "hint">;
/** Rules may be left out where none of a kind is required. */
type RulesOf<Kind extends LeafKind> =
  object extends Rules<Kind> ? [rules?: Rules<Kind>] : [rules: Rules<Kind>];

/**
 * A field: its kind, its key in the file, what an editor reads above and below it, and its rules.
 */
export const field = <Kind extends LeafKind>(
  kind: Kind,
  name: string,
  label: string,
  hint: string,
  ...[rules]: RulesOf<Kind>
): Field => ({ kind, name, label, hint, ...rules }) as Field;

/** A field that is on or off; off unless it is set. */
export const flag = (name: string, label: string, hint: string): Field =>
  field("boolean", name, label, hint, { default: false, required: false });

type ListRules = {
  min?: number;
  max?: number;
  required?: boolean;
  hint?: string;
  emptyMeansAll?: boolean;
  isMenu?: boolean;
};

export const list = (name: string, label: string, of: Field, rules: ListRules = {}): Field => ({
  name,
  label,
  kind: "list",
  of,
  ...rules,
});

export const group = (
  name: string,
  label: string,
  fields: readonly Field[],
  hint?: string,
  type?: string,
): FieldOf<"object"> => ({
  name,
  label,
  ...(hint && { hint }),
  kind: "object",
  fields,
  ...(type && { type }),
});
