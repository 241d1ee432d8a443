import { parseMessageId } from "../mail/message";

/** A file of the outbox. `<id>.eml` waits; whatever else happens to it stands behind that name. */
export type MailFile = {
  name: string;
  id: string;
  state: "waiting" | "writing" | "sending" | "failed";
  /** The process that writes or sends it. */
  pid: number | null;
};

const NAME = /^(.+)\.eml(?:\.(writing|sending)-(\d+)|\.(failed))?$/;

/** Parses a file's name; `null` for files of others. */
export function mailFileOf(name: string): MailFile | null {
  const [, id, inHand, pid, failed] = NAME.exec(name) ?? [];
  if (id === undefined) return null;
  const state = (inHand ?? failed ?? "waiting") as MailFile["state"];
  return { name, id, state, pid: pid === undefined ? null : Number(pid) };
}

export const waitingName = (id: string): string => `${id}.eml`;
export const failedName = (id: string): string => `${id}.eml.failed`;

/** While this process has it in hand. */
export const nameInHand = (id: string, state: "writing" | "sending"): string => `${id}.eml.${state}-${process.pid}`;

/** Whether a file is the mail of a content, and durable. */
export function isMailOf({ id, state }: MailFile, fingerprint: string, isRecent: (timeMs: number) => boolean): boolean {
  const message = parseMessageId(id);
  return state !== "writing" && message?.fingerprint === fingerprint && isRecent(message.receivedAtMs);
}

/** Processes of other users do not count: they have no access to the folder. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
