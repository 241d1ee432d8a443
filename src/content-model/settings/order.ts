import {
  type Collection,
  type Field,
  list,
  settingsFile,
} from "../../../plugins/gatsby-source-content/model";
import { clients, industries, offices, team } from "../collections/company";
import { positions } from "../collections/positions";
import { services } from "../collections/texts";
import { works } from "../collections/works";

/** Collections whose entries an editor sorts; others have a date. */
const SORTED = [services, works, positions, industries, clients, offices, team];

const entriesOf = ({ name, label, singular = label }: Collection): Field =>
  list(
    name,
    label,
    { kind: "reference", name: singular, label: singular, to: name },
    {
      required: false,
      hint: "In this order. Drag to sort; what is not here comes last, and what has a place of its own stands there.",
    },
  );

/** The order of entries without a date. It may name entries that were deleted. */
export const order = settingsFile("order", "EntryOrder", "Order of entries", SORTED.map(entriesOf));
