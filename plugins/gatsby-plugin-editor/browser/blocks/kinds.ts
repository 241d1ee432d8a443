/** A field of a kind of block, as the configuration of the CMS has it. */
export type KindField = {
  name: string;
  widget: string;
  default?: unknown;
  fields?: readonly KindField[];
};

/** A kind of block: a type of the list's field, see `blocksWidget` in `config/cms-fields.ts`. */
export type Kind = {
  name: string;
  label: string;
  hint: string;
  /** Whether a page has it at most once. */
  once?: boolean;
  /** Whether it stands above all others. */
  first?: boolean;
  /** Names of the fields that a copy does not take over: two blocks cannot share their values. */
  unique?: readonly string[];
  fields: readonly KindField[];
};

type Data = Record<string, unknown>;

/** The value with which a field begins; undefined without one. */
function initialValue({ widget, default: value, fields }: KindField): unknown {
  if (widget === "object") {
    const group = initialValues(fields ?? []);
    return Object.keys(group).length > 0 ? group : undefined;
  }
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** The values of a new block, or of a group in it. */
export function initialValues(fields: readonly KindField[]): Data {
  const values = fields.map((field) => [field.name, initialValue(field)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null));
}

const MAX_SUMMARY = 80;

/** The first words of a block, by which it is told from others of its kind; empty without any. */
export function summaryOf(kind: Kind, textOf: (name: string) => unknown): string {
  const own = kind.fields.filter(({ name }) => !kind.unique?.includes(name));
  const words = own
    .map(({ name }) => textOf(name))
    .find((value) => typeof value === "string" && value.trim());
  return String(words ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_SUMMARY);
}

/**
 * The place that a block may take among others: one that has to be the first stays above all.
 * @param kinds of the other blocks, in their order
 */
export function allowedPlace(
  kind: Kind | undefined,
  place: number,
  kinds: readonly (Kind | undefined)[],
): number {
  const firsts = kinds.findLastIndex((other) => other?.first) + 1;
  return kind?.first ? Math.min(place, firsts) : Math.max(place, firsts);
}
