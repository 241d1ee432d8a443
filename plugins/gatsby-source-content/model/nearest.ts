import { distance } from "fastest-levenshtein";

/** More allowed values than this are not listed in a message. */
const MAX_LISTED = 12;

/**
 * The allowed value an editor most likely meant.
 * @param value the value in the file
 * @param allowed every valid value
 * @returns the closest value, or null when none is nearer than half of the letters
 */
export function nearest(value: string, allowed: readonly string[]): string | null {
  const far = (candidate: string) => distance(value.toLowerCase(), candidate.toLowerCase());
  const [best] = allowed.toSorted((one, other) => far(one) - far(other));
  return best !== undefined && far(best) < Math.ceil(Math.max(value.length, 3) / 2) ? best : null;
}

/** Allowed values as messages name them, cut short when there are many. */
export function listValues(allowed: readonly string[]): string {
  return allowed.length <= MAX_LISTED
    ? `one of: ${allowed.join(", ")}`
    : `one of ${allowed.length} values, such as ${allowed.slice(0, 5).join(", ")}`;
}

/** "Did you mean x? Allowed: a, b, c." in the form messages use. */
export function suggestion(value: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return "there is no entry yet that it could name; add one first";
  const match = nearest(value, allowed);
  return match
    ? `did you mean "${match}"? It must be ${listValues(allowed)}`
    : `use ${listValues(allowed)}`;
}
