import { periodOf, type Visibility } from "../../plugins/gatsby-source-content/model";
import { formatDate } from "../ui/format-date";

/** When a page is on the live site: its state and its days. Pages of the preview have it. */
export type Publication = {
  visibility: Visibility;
  date?: string | null;
  publishFrom?: string | null;
  validThrough?: string | null;
  publishUntil?: string | null;
  afterEnd?: string | null;
};

const STATES: Readonly<Record<Visibility, string>> = {
  published: "There, with the next build.",
  draft: "Not there: it is a draft.",
  scheduled: "Not there yet.",
  closed: "Not there any more.",
};

/** Says in sentences when a page is on the live site, and where its address leads after that. */
export function describePublication(publication: Publication): string[] {
  const { visibility, afterEnd } = publication;
  const { from, until } = periodOf(publication);
  const isToCome = from && visibility !== "published" && visibility !== "closed";
  const target = afterEnd ? `its address leads to ${afterEnd}` : "its address says that it is gone";
  return [
    STATES[visibility],
    ...(isToCome ? [`From ${formatDate(from.day)} on, with the first build of that day.`] : []),
    ...(until
      ? [`Its last day is ${formatDate(until.day)}. With the first build after it, ${target}.`]
      : []),
  ];
}
