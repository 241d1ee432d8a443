import { FASTEST_PERSON_MS } from "../../../src/form-contract/limits";

/** People who have a question link to less. */
const MOST_LINKS = 10;

/** To the end of its address, in which others may be named. */
const LINK = /(?:https?:\/\/|\bwww\.)[^\s,;<>()[\]"'|]+/gi;

/** What gives a program away, as a word for the log; `null` for what a person may have sent. */
export function spamSign(website: string, elapsed: number | undefined, message: string): string | null {
  if (website !== "") return "honeypot";
  if (elapsed !== undefined && elapsed < FASTEST_PERSON_MS) return "tooFast";
  return (message.match(LINK)?.length ?? 0) >= MOST_LINKS ? "links" : null;
}
