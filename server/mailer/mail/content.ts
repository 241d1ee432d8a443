import type { FormName } from "../../../src/form-contract/forms";
import type { Settings } from "../../environment";
import { holdsEncodedWord, isAnswerable, textOf } from "./addresses";
import { LABELS, LEAD_LABELS } from "./labels";
import { isSpam, type MarkName, type Message } from "./message";
import type { MailContent, Row } from "./parts";

/** Fields without a row: the message has a place of its own, and nobody sends without consent. */
const FIELDS_WITHOUT_ROW = ["message", "terms", "privacy", "cv"];

/** A row for each field that is not empty. */
export function rowsOf({ values, lead }: Pick<Message, "values" | "lead">): Row[] {
  const fieldRows = Object.entries(LABELS)
    .filter(([field]) => !FIELDS_WITHOUT_ROW.includes(field))
    .map(([field, label]) => ({ label, value: textOf(values, field) }))
    .filter(({ value }) => value !== "");
  // Those who plan campaigns know the names of their parameters, which need no label.
  const leadRows = Object.entries(lead).map(([name, value]) => ({
    label: LEAD_LABELS[name] ?? name,
    value,
  }));
  return [...fieldRows, ...leadRows];
}

/** Tag in the subject, and sentence for the reader, of each mark. */
const MARKS: Readonly<Record<MarkName, { tag: string; note: string }>> = {
  spam: {
    tag: "[spam]",
    note: "A field that no person sees is filled in, or the bot check takes its sender for a program.",
  },
  suspicious: {
    tag: "[suspicious]",
    note: "It has ten links or more, or was sent within two seconds: programs do that, and now and then a person.",
  },
  unverified: {
    tag: "[unverified]",
    note: "The bot check could not be made: the sender's browser or the check's server did not answer.",
  },
  notScanned: {
    tag: "[not scanned]",
    note: "The virus scanner did not answer, so the CV was not scanned. Open it with care.",
  },
  encryptedCv: {
    tag: "[encrypted CV]",
    note: "The CV is encrypted: nothing can look into it. Ask for one without a password.",
  },
  activeCv: {
    tag: "[active CV]",
    note:
      "The CV can run a script or start a program, or holds another file. Open it in the preview of your mail program or browser, " +
      "which runs nothing, agree to no question, or ask for a plain PDF.",
  },
  externalContent: {
    tag: "[loads from elsewhere]",
    note:
      "The CV loads something from another computer when it is opened, which may be harmful. Do not enable editing or content, " +
      "or ask for a plain PDF.",
  },
  unusualCv: {
    tag: "[suspicious]",
    note:
      "The CV holds what CVs do not need, such as another file, a field that computes, or a link to a program, which may be harmful. " +
      "Open it in the preview of your mail program or browser, agree to no question, or ask for a plain PDF.",
  },
  opaqueCv: {
    tag: "[cannot be looked into]",
    note: "Parts of the CV are packed and were not examined, as in many PDFs. Open it in a browser, which runs nothing in it.",
  },
};

const NO_SCANNER = "The CV was not scanned for viruses: no scanner is set up.";

/** How much of a value the subject has, in characters. */
const MAX_PART_LENGTH = 80;

/** Matches what mail programs turn into links, even in a subject. */
const LINK_LIKE = /:\/\/|www\.|[@\\]|\.\S+\//i;

type SubjectParts = {
  /** The form's name in a sentence. */
  form: string;
  opening: string;
  /** Fields of the sender's name; the address where there are none. */
  who: string[];
  about: string[];
};

const SUBJECTS: Readonly<Record<FormName, SubjectParts>> = {
  contact: {
    form: "contact form",
    opening: "New enquiry",
    who: ["fullName"],
    about: ["company", "subject"],
  },
  career: {
    form: "career form",
    opening: "New application",
    who: ["fullName", "surname"],
    about: ["position"],
  },
  general: { form: "form on the home page", opening: "New message", who: ["fullName"], about: [] },
  callToAction: {
    form: "form for new projects",
    opening: "New project",
    who: ["fullName"],
    about: ["company", "pageTitle"],
  },
};

/** In words, too: mailboxes pass over brackets when they join mails to conversations. */
const SPAM_OPENING = "Probably spam";

/** What a message is, in words of ours alone, such as "New enquiry from the contact form". */
export const headingOf = ({ form, isSpam }: { form: FormName; isSpam: boolean }): string =>
  `${isSpam ? SPAM_OPENING : SUBJECTS[form].opening} from the ${SUBJECTS[form].form}`;

/** A time for readers, such as `2026-11-28 at 07:00 UTC`. */
function timeInWords(time: Date): string {
  const iso = time.toISOString();
  return `${iso.slice(0, 10)} at ${iso.slice(11, 16)} UTC`;
}

export function contentOf(message: Message, settings: Settings): MailContent {
  const { form, id, receivedAt, values } = message;
  return {
    title: subjectOf(message),
    notes: notesOf(message, settings),
    rows: rowsOf(message),
    message: textOf(values, "message"),
    closing: [
      `Sent with the ${SUBJECTS[form].form} on ${timeInWords(receivedAt)}.`,
      isAnswerable(textOf(values, "email"))
        ? "An answer to this mail goes to whoever wrote it."
        : "To answer, copy the address above: not every mail server takes it as the one to answer to.",
      `Message ${id}`,
    ],
  };
}

/** Sentences about the marks, and about a CV that nothing scans. */
function notesOf({ marks, cv }: Message, { CLAMD_SOCKET }: Settings): string[] {
  const notes = marks.map(({ name }) => MARKS[name].note);
  return cv !== null && CLAMD_SOCKET === null ? [...notes, NO_SCANNER] : notes;
}

/**
 * The subject, such as "[unverified] New enquiry from Klára Nováková, Holstr, klara@holstr.example".
 * Mailboxes make one conversation of mails with the same subject: the address tells two people of
 * one name apart. A page may choose the words before "from"; what a browser sends never replaces them.
 */
function subjectOf({ form, subject, values, marks }: Message): string {
  const { opening, who, about } = SUBJECTS[form];
  const tags = [...new Set(marks.map(({ name }) => `${MARKS[name].tag} `))];
  const name = subjectPart(who.map((field) => textOf(values, field)).join(" "));
  const details = about.map((field) => subjectPart(textOf(values, field)));
  const address = addressPart(textOf(values, "email"));
  const [sender = "", ...others] =
    name === "" ? [address, ...details] : [name, ...details, address];
  const start = isSpam(marks) ? SPAM_OPENING : (subject ?? opening);
  const parts = [sender === "" ? start : `${start} from ${sender}`, ...others];
  return tags.join("") + parts.filter((part) => part !== "").join(", ");
}

/** An address, unless its name looks like a link. */
function addressPart(address: string): string {
  const at = address.lastIndexOf("@");
  return subjectPart(address.slice(0, at)) === "" ? "" : truncated(address);
}

/** A value, truncated; empty for one that a mail program would show as a link or as other text. */
const subjectPart = (value: string): string =>
  LINK_LIKE.test(value) || holdsEncodedWord(value) ? "" : truncated(value);

function truncated(value: string): string {
  const characters = [...value.trim()];
  const shown = characters.slice(0, MAX_PART_LENGTH).join("");
  return characters.length > MAX_PART_LENGTH ? `${shown}\u2026` : shown;
}
