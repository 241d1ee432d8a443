type Group = Record<string, unknown>;

/** A front matter value as text: the name of a group, the first of a list; empty without text. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  // A date of TOML, whose class writes it as the file does.
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== "object") return "";
  const group = value as Group;
  return textOf(group.name ?? group.src ?? group.url ?? group.path ?? group.image);
}

/** A front matter value as a list. Under a plural key, `a b` and `a, b` are two, as in Jekyll. */
export function textsOf(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean);
  const text = textOf(value);
  if (!/s$/i.test(key)) return text ? [text] : [];
  const parts = text.split(text.includes(",") ? "," : /\s+/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The value at a path such as `cover.image`, in letters of any case, as Hugo reads them. */
export const valueAt = (data: Group, key: string): unknown =>
  key.split(".").reduce<unknown>((value, step) => {
    const group = typeof value === "object" && value !== null ? Object.entries(value) : [];
    return group.find(([name]) => name.toLowerCase() === step.toLowerCase())?.[1];
  }, data);

const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;

/** Year, month and day of a date with the month as a word, `5 May 2020`; null for anything else. */
function spelledDay(text: string): number[] | null {
  // Digits alone may be a year or milliseconds.
  if (!/[a-z]/i.test(text)) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return null;
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()];
}

/** A date as `YYYY-MM-DD`, the day as it is written; null for what is not a date, as the 30 February. */
export function dayOf(value: unknown): string | null {
  const text = textOf(value);
  const parts = DAY.exec(text)?.slice(1) ?? spelledDay(text) ?? [];
  const day = parts.map((part) => String(part).padStart(2, "0")).join("-");
  const time = Date.parse(day);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}

/** Shortens a text to at most `max` characters, at the end of a word. */
export const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s+\S*$/, "")}…`;
