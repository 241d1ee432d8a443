/** A mail ready to be sent: its headers name the recipients, and every attempt sends the same bytes. */
export type OutboxMail = {
  /** The id made by `messageId`, which is part of the Message-ID. */
  id: string;
  /** Equal for mails with the same content. */
  fingerprint: string;
  content: Buffer;
};

/** Resolves once the mail server has the mail; rejects with the library's error. */
export type Send = (content: Buffer) => Promise<void>;

export type Counts = { waiting: number; failed: number };

/** Keeps mails until they are sent. A form is answered with 201 once its mail is in here. */
export type Outbox = {
  /**
   * Resolves once the mail is durable: with its id, or with that of the same mail of the last ten
   * minutes. Rejects while the disk or the queue is out of reach.
   */
  add: (mail: OutboxMail) => Promise<string>;
  /** Starts to send mails, those that are here and those to come, until `close`. Never throws. */
  work: (send: Send) => void;
  /** Rejects while the outbox is out of reach. */
  counts: () => Promise<Counts>;
  /** Stops sending; resolves when the attempts under way have ended. */
  close: () => Promise<void>;
};

const MINUTE_MS = 60_000;

/** How long a repeated mail is recognised, in ms. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

/**
 * How many mails a server sends at a time. Providers allow few connections per account: Microsoft 365
 * three. A kill can repeat as many mails.
 */
export const MAX_IN_FLIGHT = 3;
