import type { FormName } from "../../../src/form-contract/forms";
import type { Message } from "../spool/message";
import { tagsOf } from "./notes";
import { textOf } from "./rows";

/** A subject is read at a glance: more of one value is cut, in characters. */
const MOST_PART_LENGTH = 80;

/** Mail programs make links of these, also in a subject, where nobody expects a stranger's. */
const LINK_LIKE = /:\/\/|www\.|[@\\]|\.\S+\//i;

const OPENINGS: Readonly<Record<FormName, { opening: string; who: string[]; about: string[] }>> = {
  contact: { opening: "New enquiry", who: ["fullName"], about: ["company", "subject"] },
  career: { opening: "New application", who: ["fullName", "surname"], about: ["subject"] },
  general: { opening: "New message", who: ["fullName"], about: [] },
  callToAction: { opening: "New project", who: [], about: [] },
};

/** Such as "[unverified] New enquiry from Klára Nováková, Holstr". What looks like a link is left to the mail's text. */
export function subjectOf(message: Message): string {
  const { opening, who, about } = OPENINGS[message.form];
  const part = (fields: string[]) => plain(fields.map((field) => textOf(message.values, field)).join(" "));
  const sender = part(who);
  const details = about.map((field) => part([field])).filter((text) => text !== "");
  const words = [sender === "" ? opening : `${opening} from ${sender}`, ...details];
  return tagsOf(message) + words.join(", ");
}

function plain(text: string): string {
  const characters = [...text.trim()];
  if (LINK_LIKE.test(text)) return "";
  return characters.length > MOST_PART_LENGTH ? `${characters.slice(0, MOST_PART_LENGTH).join("")}\u2026` : text.trim();
}
