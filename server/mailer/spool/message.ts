import { createHash } from "node:crypto";
import type { CvKind } from "../../../src/form-contract/cv";
import type { FormName } from "../../../src/form-contract/forms";

/** Warnings for the reader of a mail. */
export type Mark = "suspicious" | "unverified" | "notScanned" | "encryptedCv" | "activeCv" | "externalTemplate";

/** Values by field, as parsed by the form's schema. */
export type FormValues = Readonly<Record<string, string | readonly string[] | true>>;

/** A submission as stored until it is delivered. */
export type Message = {
  id: string;
  form: FormName;
  /** ISO 8601, UTC. */
  receivedAt: string;
  values: FormValues;
  marks: readonly Mark[];
  cv: { kind: CvKind; bytes: number; isScanned: boolean } | null;
  /** Addresses that need no further attempt: delivered, or permanently rejected. Lower case. */
  settled?: readonly string[];
};

/** A message that was set aside, as the agency's list names it. */
export type ListedMessage = {
  id: string;
  /** `null` when its file cannot be read. */
  form: FormName | null;
  /** Name and address. */
  sender: string;
  firstWords: string;
};

/** The daily list of what was set aside. It is queued and delivered like a message. */
export type SpamList = Pick<Message, "id" | "receivedAt" | "settled"> & {
  form: typeof SPAM_LIST;
  listed: readonly ListedMessage[];
};

/** How long a message set aside is kept after it was listed. */
export const SPAM_KEPT_DAYS = 30;

/** In place of a form's name. */
export const SPAM_LIST = "spamList";

export type QueuedMessage = Message | SpamList;

export const isSpamList = (message: QueuedMessage): message is SpamList => message.form === SPAM_LIST;

/** Name of the CV's file in a message's folder: never from user input. */
export const CV_FILE = "cv";

/** Permissions of the spool's files: readable by the server's user only, because they contain personal data. */
export const PRIVATE = { mode: 0o600 };

const ID = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([\da-f]{32})$/;

/** Identifies a submission's content, as 32 hexadecimal digits. The order of the parts matters. */
export function fingerprintOf(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

/** A message's id in the spool, the log, the response and the mail's Message-ID. Ids sort by time. */
export function messageId(receivedAt: Date, fingerprint: string): string {
  return `${receivedAt.toISOString().replace(/[-:.]/g, "")}-${fingerprint}`;
}

/** Parses a message's id; `null` for any other name. */
export function parseMessageId(id: string): { fingerprint: string; receivedAtMs: number } | null {
  const [, year, month, day, hour, minute, second, ms, fingerprint = ""] = ID.exec(id) ?? [];
  const receivedAtMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(receivedAtMs) ? null : { fingerprint, receivedAtMs };
}
