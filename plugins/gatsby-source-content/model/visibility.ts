/**
 * State of an entry. Production builds have published entries only; the preview and the editor show
 * the others, too, with a mark.
 */
export const VISIBILITIES = ["published", "draft", "scheduled", "closed"] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/**
 * Tells whether visitors see an entry.
 * @param data its fields, valid or not
 * @param today `YYYY-MM-DD`, in the time zone of the site; entries dated later are scheduled, those
 * valid through an earlier day are closed
 */
export function visibilityOf(
  { draft, date, validThrough }: Record<string, unknown>,
  today: string,
): Visibility {
  if (draft === true) return "draft";
  if (typeof validThrough === "string" && validThrough < today) return "closed";
  return typeof date === "string" && date > today ? "scheduled" : "published";
}
