import type { FormName } from "../../../src/form-contract/forms";
import type { Settings } from "../../environment";
import { holdsEncodedWord, isAnswerable, textOf } from "./addresses";
import { LABELS, LEAD_LABELS } from "./labels";
import type { MarkName, Message } from "./message";
import type { MailContent, Row } from "./parts";

/**
 * The message is shown below the rows, as written; consents are required, so showing them would add
 * nothing.
 */
const NOT_IN_ROWS = ["message", "terms", "privacy", "cv"];

/** The fields that are not empty, one line each. */
function rowsOf({ values, lead }: Message): Row[] {
  const rows = Object.entries(LABELS).flatMap(([field, label]) => {
    const value = NOT_IN_ROWS.includes(field) ? "" : textOf(values, field);
    return value === "" ? [] : [{ label, value }];
  });
  // Campaigns are called by the names of their parameters, which those who plan them know.
  const ofLead = Object.entries(lead).map(([name, value]) => ({
    label: LEAD_LABELS[name] ?? name,
    value,
  }));
  return [...rows, ...ofLead];
}

/** A mark's tag in the subject, and its explanation. */
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
  opaqueCv: {
    tag: "[cannot be looked into]",
    note: "Parts of the CV are packed and were not examined, as in many PDFs. Open it in a browser, which runs nothing in it.",
  },
};

const NO_SCANNER = "The CV was not scanned for viruses: no scanner is set up.";

/** Longer values are truncated in the subject, in characters. */
const MAX_PART_LENGTH = 80;

const truncated = (text: string, mostCharacters: number): string => {
  const characters = [...text];
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters).join("")}\u2026`
    : text;
};

/**
 * Mail programs turn these into links, even in a subject, where a sender must not be able to place
 * one.
 */
const LINK_LIKE = /:\/\/|www\.|[@\\]|\.\S+\//i;

/** Per form: its name, how its subject begins, and the fields in the subject. */
const SUBJECTS: Readonly<
  Record<FormName, { form: string; opening: string; who: string[]; about: string[] }>
> = {
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
  callToAction: { form: "form for new projects", opening: "New project", who: [], about: [] },
};

/** A time in ISO 8601, in words. */
const timeInWords = (time: string): string => `${time.slice(0, 10)} at ${time.slice(11, 16)} UTC`;

export function contentOf(message: Message, settings: Settings): MailContent {
  const { form, id, receivedAt, values } = message;
  return {
    title: subjectOf(message),
    notes: notesOf(message, settings),
    rows: rowsOf(message),
    message: textOf(values, "message"),
    closing: [
      `Sent with the ${SUBJECTS[form].form} on ${timeInWords(receivedAt.toISOString())}.`,
      isAnswerable(textOf(values, "email"))
        ? "An answer to this mail goes to whoever wrote it."
        : "To answer, copy the address above: not every mail server takes it as the one to answer to.",
      `Message ${id}`,
    ],
  };
}

/** Warnings as sentences. */
function notesOf({ marks, cv }: Message, { CLAMD_SOCKET }: Settings): string[] {
  const notes = marks.map(({ name }) => MARKS[name].note);
  return cv !== null && CLAMD_SOCKET === null ? [...notes, NO_SCANNER] : notes;
}

/**
 * Such as "[unverified] New enquiry from Klára Nováková, Holstr". Values that look like links are
 * in the text only.
 */
function subjectOf({ form, values, marks }: Message): string {
  const { opening, who, about } = SUBJECTS[form];
  const part = (fields: string[]) => plain(fields.map((field) => textOf(values, field)).join(" "));
  const sender = part(who);
  const details = about.map((field) => part([field])).filter((text) => text !== "");
  const words = [sender === "" ? opening : `${opening} from ${sender}`, ...details];
  return marks.map(({ name }) => `${MARKS[name].tag} `).join("") + words.join(", ");
}

function plain(text: string): string {
  return LINK_LIKE.test(text) || holdsEncodedWord(text)
    ? ""
    : truncated(text.trim(), MAX_PART_LENGTH);
}
