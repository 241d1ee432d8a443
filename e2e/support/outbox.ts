import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { SPOOL } from "./test-server";

const OUTBOX = path.join(SPOOL, "outbox");

/** A word that no other test's message holds. */
export const uniqueWord = () => `word${Math.random().toString(36).slice(2)}`;

/** Names of messages begin with their time. */
const STARTED = new Date().toISOString().replace(/[-:.]/g, "");

/** The mails of this run; a CV makes one slow to read. */
const mails = new Map<string, Email>();

/** The mails that hold a word, as the agency would open them. */
export async function mailsWith(word: string): Promise<Email[]> {
  for (const file of await readdir(OUTBOX).catch(() => [])) {
    if (file < STARTED || mails.has(file)) continue;
    mails.set(file, await PostalMime.parse(await readFile(path.join(OUTBOX, file))));
  }
  return [...mails.values()].filter(({ text }) => text?.includes(word));
}

/** Waits for the one mail that holds a word. */
export async function arrivedMail(word: string): Promise<Email> {
  await expect.poll(async () => (await mailsWith(word)).length).toBe(1);
  return (await mailsWith(word))[0] as Email;
}
