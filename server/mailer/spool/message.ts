import { createHash } from "node:crypto";
import type { CvKind } from "../../../src/form-contract/cv";
import type { FormName } from "../../../src/form-contract/forms";

/** What the reader of a mail should know before opening it. */
export type Mark = "unverified" | "notScanned" | "encryptedCv" | "activeCv" | "externalTemplate";

/** Values by field as the form's schema gives them. */
export type FormValues = Readonly<Record<string, string | readonly string[] | true>>;

/** One submission as it is kept until it is delivered. */
export type Message = {
  id: string;
  form: FormName;
  /** ISO 8601, UTC. */
  receivedAt: string;
  values: FormValues;
  marks: readonly Mark[];
  cv: { kind: CvKind; bytes: number; isScanned: boolean } | null;
  /** Addresses that need no further attempt while others do: they have the mail, or were refused for good. Lower case. */
  settled?: readonly string[];
};

/** Name of the CV's file in a message's folder: nothing that a visitor chose. */
export const CV_FILE = "cv";

/** Permissions of the spool's files: what people send is for the server's user alone. */
export const PRIVATE = { mode: 0o600 };

const ID = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([\da-f]{32})$/;

/** What tells one submission from another, as 32 hexadecimal digits. The order of the parts matters. */
export function fingerprintOf(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

/** The name of a message everywhere: in the spool, the log, the answer and the mail's Message-ID. Names sort by time. */
export function messageId(receivedAt: Date, fingerprint: string): string {
  return `${receivedAt.toISOString().replace(/[-:.]/g, "")}-${fingerprint}`;
}

/** What a message's name says, or `null` for what is no such name. */
export function parseMessageId(id: string): { fingerprint: string; receivedAtMs: number } | null {
  const [, year, month, day, hour, minute, second, ms, fingerprint = ""] = ID.exec(id) ?? [];
  const receivedAtMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(receivedAtMs) ? null : { fingerprint, receivedAtMs };
}
