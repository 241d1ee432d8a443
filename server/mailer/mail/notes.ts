import type { Mark, Message } from "../spool/message";

/** What a mark looks like in a subject, and what it means. */
const MARKS: Readonly<Record<Mark, { tag: string; note: string }>> = {
  unverified: {
    tag: "[unverified]",
    note: "The bot check could not be made: the sender's browser or the check's server did not answer.",
  },
  notScanned: {
    tag: "[not scanned]",
    note: "The virus scanner did not answer, so the CV was not scanned. Open it with care.",
  },
  encryptedCv: { tag: "[encrypted CV]", note: "The CV is encrypted: no scanner can look into it." },
  activeCv: { tag: "[active CV]", note: "The CV holds a script or starts a program. Open it with care." },
  externalTemplate: { tag: "[external template]", note: "The CV loads a template from elsewhere. Open it with care." },
};

const NO_SCANNER = "The CV was not scanned for viruses: no scanner is set up.";

/** Warnings for the subject, with a blank after them; empty when there are none. */
export function tagsOf({ marks }: Message): string {
  return marks.map((mark) => `${MARKS[mark].tag} `).join("");
}

/** Warnings as sentences. */
export function notesOf({ marks, cv }: Message): string[] {
  const notes = marks.map((mark) => MARKS[mark].note);
  const lacksScanner = cv !== null && !cv.isScanned && !marks.includes("notScanned");
  return lacksScanner ? [...notes, NO_SCANNER] : notes;
}
