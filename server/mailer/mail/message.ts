import { createHash } from "node:crypto";
import type { CvKind } from "../../../src/form-contract/cv";
import type { FormName } from "../../../src/form-contract/forms";
import type { Lead } from "../../../src/form-contract/lead";

/** The log level of each mark. */
export const MARK_LEVELS = {
  spam: "info",
  suspicious: "info",
  unverified: "warn",
  notScanned: "warn",
  encryptedCv: "info",
  activeCv: "info",
  externalContent: "info",
  unusualCv: "info",
  opaqueCv: "info",
} as const;

export type MarkName = keyof typeof MARK_LEVELS;

/** A warning for the reader of a mail. */
export type Mark = {
  name: MarkName;
  /** A code for the log. */
  reason?: string;
};

/** Values by field, as parsed by the form's schema. */
export type FormValues = Readonly<Record<string, string | readonly string[] | true>>;

/** An accepted submission: what its mail says. */
export type Message = {
  id: string;
  form: FormName;
  /** The beginning of the mail's subject that the page has chosen, if it has. */
  subject: string | null;
  receivedAt: Date;
  values: FormValues;
  /** How the sender came to the site. */
  lead: Lead;
  marks: readonly Mark[];
  cv: { kind: CvKind; content: Buffer } | null;
};

export const isSpam = (marks: readonly Mark[]): boolean =>
  marks.some(({ name }) => name === "spam");

const ID = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([\da-f]{32})$/;

/** A hash of a submission's content, as 32 hexadecimal digits. */
export function fingerprintOf(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

/**
 * A message's id in the outbox, the log, the response and the mail's Message-ID. Ids sort by time.
 */
export function messageId(receivedAt: Date, fingerprint: string): string {
  return `${receivedAt.toISOString().replace(/[-:.]/g, "")}-${fingerprint}`;
}

/** Parses a message's id; `null` for any other name. */
export function parseMessageId(id: string): { fingerprint: string; receivedAtMs: number } | null {
  const [, year, month, day, hour, minute, second, ms, fingerprint = ""] = ID.exec(id) ?? [];
  const receivedAtMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(receivedAtMs) ? null : { fingerprint, receivedAtMs };
}
