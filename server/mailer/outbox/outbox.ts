/** A mail as it is sent. It names its own recipients, and is the same at every attempt. */
export type FinishedMail = {
  /** Of the mail's Message-ID, as `messageId` makes it. */
  id: string;
  /** Of its content: mails with the same one are the same. */
  fingerprint: string;
  content: Buffer;
};

/** Resolves once the mail server has the mail, rejects with the library's error. */
export type Send = (content: Buffer) => Promise<void>;

export type Counts = { waiting: number; failed: number };

/** What a 201 relies on: keeps mails until they are sent. */
export type Outbox = {
  /**
   * Resolves once the mail is durable: with its id, or with that of the same mail of the last ten
   * minutes. Rejects while it cannot be kept; it recovers by itself.
   */
  add: (mail: FinishedMail) => Promise<string>;
  /** Sends what is there and what comes, until `close`. Never throws. */
  work: (send: Send) => void;
  /** Rejects while the outbox is out of reach. */
  counts: () => Promise<Counts>;
  /** Sends nothing more; resolves when what is being sent has been settled. */
  close: () => Promise<void>;
};

const MINUTE_MS = 60_000;

/** For how long the same mail is recognised, in ms. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

/**
 * How many mails are sent at a time. Providers allow few connections per account: Microsoft 365
 * three. It is also how many mails a kill can repeat.
 */
export const MAX_IN_FLIGHT = 3;
