import { TO_BE_WRITTEN } from "../../src/content-model/placeholders";

type Rules = { label: string; minLength?: number; maxLength?: number };

function lengths({ minLength, maxLength }: Rules): string {
  if (maxLength === undefined) return minLength === undefined ? "" : `, at least ${minLength} characters`;
  return minLength === undefined ? `, at most ${maxLength} characters` : `, ${minLength} to ${maxLength} characters`;
}

/** A text that says what belongs in its place, within the lengths that are allowed there. */
export function placeholderText(field: Rules): string {
  const { label, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  const long = `${TO_BE_WRITTEN}: ${label.toLowerCase()}${lengths(field)}`;
  const text = long.length <= maxLength ? long : label.slice(0, maxLength).trim();
  return text.padEnd(minLength, ".");
}
