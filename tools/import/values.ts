/** The text of a value of front matter: of a group its name, of a list its first. Empty where there is none. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (value === null || typeof value !== "object") return "";
  const group = value as Record<string, unknown>;
  return textOf(group.name ?? group.src ?? group.url ?? group.path ?? group.image);
}

/** A value of front matter as several; Jekyll and Hugo take `a b` and `a, b` for two. */
export function textsOf(value: unknown, isPlural: boolean): string[] {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean);
  const text = textOf(value);
  if (!isPlural) return text ? [text] : [];
  return text.split(text.includes(",") ? "," : /\s+/).flatMap((part) => part.trim() || []);
}

/** What stands at a path such as `cover.image`; names in small letters. */
export function valueAt(data: Record<string, unknown>, key: string): unknown {
  const steps = key.toLowerCase().split(".");
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step)
        ? (value as typeof data)[step]
        : undefined,
    data,
  );
}

const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;

/** A date as `YYYY-MM-DD`, the day as it is written; null for what is no date. */
export function dayOf(value: unknown): string | null {
  const text = textOf(value);
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year && month && day) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // A number alone would be a year to some and milliseconds to others.
  const date = /[a-z]/i.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** Shortens a text to whole sentences, else to whole words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const sentences = text.slice(0, most).replace(/^(.*[.!?]["”’)]?)\s.*$/s, "$1");
  if (sentences.length < most && sentences.length > most / 3) return sentences;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}
