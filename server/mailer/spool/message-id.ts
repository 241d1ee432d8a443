import { createHash } from "node:crypto";

const ID = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([\da-f]{32})$/;

const FINGERPRINT_LENGTH = 32;

/** What tells one submission from another, as 32 hexadecimal digits. The order of the parts matters. */
export function fingerprintOf(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, FINGERPRINT_LENGTH);
}

/** The name of a message everywhere: in the spool, the log, the answer and the mail's Message-ID. Names sort by time. */
export function messageId(receivedAt: Date, fingerprint: string): string {
  return `${receivedAt.toISOString().replace(/[-:.]/g, "")}-${fingerprint}`;
}

export type ParsedId = { fingerprint: string; receivedAtMs: number };

/** What a message's name says, or `null` for what is no such name. */
export function parseMessageId(id: string): ParsedId | null {
  const [, year, month, day, hour, minute, second, ms, fingerprint = ""] = ID.exec(id) ?? [];
  const receivedAtMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(receivedAtMs) ? null : { fingerprint, receivedAtMs };
}
