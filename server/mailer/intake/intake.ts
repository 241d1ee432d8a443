import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { Settings } from "../../environment";
import type { Clock } from "../clock";
import { oneAtATime } from "../cv/received-cv";
import type { Events } from "../events";
import { composeMail } from "../mail/compose";
import { type FormValues, fingerprintOf, isSpam, type Message, messageId } from "../mail/message";
import { type Outbox, REPEAT_WINDOW_MS } from "../outbox/outbox";
import { problemDetails } from "../outbox/problems";
import type { Webhook } from "../webhook/webhook";
import { type Judgement, judge } from "./judge";
import { botMarks, scanMarks } from "./marks";
import { unavailable } from "./refusal";
import type { Submission } from "./submission";

/** How many submissions are remembered, to recognise repeats. */
const MAX_REMEMBERED = 10_000;

type IntakeParts = {
  outbox: Outbox;
  webhook: Webhook;
  settings: Settings;
  events: Events;
  clock: Clock;
};

/**
 * Takes a submission. Resolves with its id once its mail is durable; rejects with a `Refusal` or
 * the system's error.
 */
export type Intake = (submission: Submission) => Promise<string>;

export function createIntake({ outbox, webhook, settings, events, clock }: IntakeParts): Intake {
  /**
   * Ids by fingerprint, also of submissions that are still being taken. They are looked up before the
   * bot check, which would refuse the token of a repeat.
   */
  const ids = new LRUCache<string, Promise<string>>({
    max: MAX_REMEMBERED,
    ttl: REPEAT_WINDOW_MS,
  });

  return async (submission) => {
    const judgement = await judge(submission);
    const fingerprint = fingerprintOfSubmission(submission, judgement.values);
    const knownId = ids.get(fingerprint);
    if (knownId !== undefined) return reportRepeat(submission, await knownId);
    const id = take(submission, judgement, fingerprint);
    ids.set(fingerprint, id);
    id.catch(() => ids.delete(fingerprint));
    return id;
  };

  async function take(
    submission: Submission,
    judgement: Judgement,
    fingerprint: string,
  ): Promise<string> {
    const { form, cv } = submission;
    const { subject } = submission.pageForm;
    const { values, lead, cvKind } = judgement;
    const receivedAt = new Date(clock.now());
    const id = messageId(receivedAt, fingerprint);
    const marks = [
      ...(isSpam(judgement.marks) ? [] : await botMarks(submission, judgement.recaptcha, settings)),
      ...judgement.marks,
      ...(await scanMarks(cv, settings)),
    ];
    const addedId = await oneAtATime(cv, async () => {
      const attachment = cv && cvKind && { kind: cvKind, content: await readFile(cv.file) };
      const message = { id, form, subject, receivedAt, values, lead, marks, cv: attachment };
      return add(message, fingerprint);
    });
    if (addedId !== id) return reportRepeat(submission, addedId);
    const messageBytes = Buffer.byteLength(String(values.message ?? ""));
    const cvBytes = cv !== null && { cvBytes: cv.bytes };
    events.report("accepted", { id, form, messageBytes, ...cvBytes });
    for (const { name, ...reason } of marks) events.report(name, { id, form, ...reason });
    const call = { id, form, receivedAt: receivedAt.toISOString(), values, lead };
    webhook.tell({ ...call, isSpam: isSpam(marks) });
    return id;
  }

  async function add(message: Message, fingerprint: string): Promise<string> {
    const { id } = message;
    const content = await composeMail(message, settings);
    try {
      return await outbox.add({ id, fingerprint, content });
    } catch (error) {
      const details = problemDetails(error);
      events.report("outboxFailure", { id, ...details });
      // Whatever the error is, the sender may try again.
      throw unavailable(details.code);
    }
  }

  function reportRepeat({ form }: Submission, id: string): string {
    events.report("repeated", { id, form });
    return id;
  }
}

/**
 * The key distinguishes deliberate repeats. The content is included as well, so that no edit is
 * lost when a page reuses its key after the visitor has changed the text.
 */
function fingerprintOfSubmission(
  { form, idempotencyKey, cv }: Submission,
  values: FormValues,
): string {
  return fingerprintOf([form, idempotencyKey ?? "", JSON.stringify(values), cv?.hash ?? ""]);
}
