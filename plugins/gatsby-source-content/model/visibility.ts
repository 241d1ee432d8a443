/**
 * State of an entry. Production builds have published entries only; the preview and the editor show
 * the others, too, with a mark.
 */
export type Visibility = "published" | "draft" | "scheduled";

/**
 * Tells whether visitors see an entry.
 * @param data its fields, valid or not
 * @param today `YYYY-MM-DD`, in the time zone of the site; entries dated later are scheduled
 */
export function visibilityOf({ draft, date }: Record<string, unknown>, today: string): Visibility {
  if (draft === true) return "draft";
  return typeof date === "string" && date > today ? "scheduled" : "published";
}
