import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { errorCode } from "../../../lib/error-code";
import type { Settings } from "../../environment";
import type { Clock } from "../clock";
import { oneAtATime } from "../cv/received-cv";
import type { Events } from "../events";
import { composeMail } from "../mail/compose";
import { type FormValues, fingerprintOf, isSpam, messageId } from "../mail/message";
import { type Outbox, REPEAT_WINDOW_MS } from "../outbox/outbox";
import type { Webhook } from "../webhook";
import { type Judged, judge } from "./judge";
import { botMarks, scanMarks } from "./marks";
import { unavailable } from "./refusal";
import type { Submission } from "./submission";

/** Submissions whose repeats are recognised. */
const MAX_KNOWN = 10_000;

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

export function intake({ outbox, webhook, settings, events, clock }: IntakeParts): Intake {
  /**
   * By fingerprint, with those that are being taken. The bot check would refuse the token of a
   * repeat.
   */
  const known = new LRUCache<string, Promise<string>>({ max: MAX_KNOWN, ttl: REPEAT_WINDOW_MS });

  return async (submission) => {
    const judged = await judge(submission);
    const fingerprint = fingerprintOfSubmission(submission, judged.values);
    const earlier = known.get(fingerprint);
    if (earlier !== undefined) return repeated(submission, await earlier);
    const taking = take(submission, judged, fingerprint);
    known.set(fingerprint, taking);
    taking.catch(() => known.delete(fingerprint));
    return taking;
  };

  async function take(
    submission: Submission,
    judged: Judged,
    fingerprint: string,
  ): Promise<string> {
    const { form, cv } = submission;
    const receivedAt = new Date(clock.now());
    const id = messageId(receivedAt, fingerprint);
    const marks = [
      ...(isSpam(judged.marks) ? [] : await botMarks(submission, judged.recaptcha, settings)),
      ...judged.marks,
      ...(await scanMarks(cv, settings)),
    ];
    const addedId = await oneAtATime(cv, async () => {
      const attached = cv &&
        judged.cvKind && { kind: judged.cvKind, content: await readFile(cv.file) };
      const message = {
        id,
        form,
        receivedAt,
        values: judged.values,
        lead: judged.lead,
        marks,
        cv: attached,
      };
      return add(id, fingerprint, await composeMail(message, settings));
    });
    if (addedId !== id) return repeated(submission, addedId);
    const messageBytes = Buffer.byteLength(String(judged.values.message ?? ""));
    events.report("accepted", {
      id,
      form,
      messageBytes,
      ...(cv !== null && { cvBytes: cv.bytes }),
    });
    const { values, lead } = judged;
    webhook(id, {
      form,
      receivedAt: receivedAt.toISOString(),
      values,
      lead,
      isSpam: isSpam(marks),
    });
    for (const { name, ...reason } of marks) events.report(name, { id, form, ...reason });
    return id;
  }

  async function add(id: string, fingerprint: string, content: Buffer): Promise<string> {
    try {
      return await outbox.add({ id, fingerprint, content });
    } catch (error) {
      const code = errorCode(error) ?? "unknown";
      events.report("outboxFailure", { id, code });
      // Whatever it is, the sender may try again.
      throw unavailable(code);
    }
  }

  function repeated({ form }: Submission, id: string): string {
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
