import { clients, industries, offices, team } from "../collections/company";
import { positions, services } from "../collections/texts";
import { works } from "../collections/works";
import { list, settingsFile } from "../field-sets";
import type { Collection, Field } from "../types";

const ORDERED = [services, works, positions, industries, clients, offices, team];

const entriesOf = ({ name, label, singular = label }: Collection): Field =>
  list(
    name,
    label,
    { kind: "reference", name: singular, label: singular, to: name },
    { required: false, hint: "In this order. Drag to sort; what is not here comes last." },
  );

/**
 * The order in which entries are shown, where no date gives it: an entry in it may be gone again.
 */
export const order = settingsFile(
  "order",
  "EntryOrder",
  "Order of entries",
  ORDERED.map(entriesOf),
);

/** Whether entries of a collection have a place among the others, `order` in GraphQL. */
export const isOrdered = ({ name }: Pick<Collection, "name">): boolean =>
  order.fields.some((one) => one.name === name);
