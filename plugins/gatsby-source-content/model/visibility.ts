import { periodOf } from "./period";
import type { Values } from "./types";

/**
 * State of an entry. Production builds have published entries only; the preview and the editor show
 * the others, too, with a mark.
 */
export const VISIBILITIES = ["published", "draft", "scheduled", "closed"] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/**
 * Tells whether visitors see an entry.
 * @param values its fields, valid or not
 * @param today `YYYY-MM-DD`, in the time zone of the site; entries that begin later are scheduled,
 * those whose last day has passed are closed
 */
export function visibilityOf(values: Values, today: string): Visibility {
  if (values.draft === true) return "draft";
  const { from, until } = periodOf(values);
  if (until && until.day < today) return "closed";
  return from && from.day > today ? "scheduled" : "published";
}
