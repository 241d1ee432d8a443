type Group = Record<string, unknown>;

/**
 * The text of a value of front matter: of a group its name, of a list its first. Empty where there
 * is none.
 */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  // Of TOML, with its own way of writing them: the day as it stands there.
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== "object") return "";
  const group = value as Group;
  return textOf(group.name ?? group.src ?? group.url ?? group.path ?? group.image);
}

/**
 * A value of front matter as several; where the key is in the plural, Jekyll and Hugo take `a b`
 * and `a, b` for two.
 */
export function textsOf(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean);
  const text = textOf(value);
  const parts = /s$/i.test(key) ? text.split(text.includes(",") ? "," : /\s+/) : [text];
  return parts.flatMap((part) => part.trim() || []);
}

/** What stands at a path such as `cover.image`. Hugo takes `Title` for `title`. */
export const valueAt = (data: Group, key: string): unknown =>
  key.split(".").reduce<unknown>((value, step) => {
    const group = typeof value === "object" && value !== null ? Object.entries(value) : [];
    return group.find(([name]) => name.toLowerCase() === step.toLowerCase())?.[1];
  }, data);

const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;

/** A date as `YYYY-MM-DD`, the day as it is written; null for what is not a date. */
export function dayOf(value: unknown): string | null {
  const text = textOf(value);
  // A number alone would be a year to some and milliseconds to others.
  const date = /[a-z]/i.test(text) ? new Date(text) : new Date(Number.NaN);
  const named = Number.isNaN(date.getTime())
    ? []
    : [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const parts = DAY.exec(text)?.slice(1) ?? named;
  return parts.length > 0 ? parts.map((part) => String(part).padStart(2, "0")).join("-") : null;
}

/** Shortens a text to whole words. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
