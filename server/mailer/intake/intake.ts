import { CV_FIELD } from "../../../src/form-contract/cv";
import { FORMS } from "../../../src/form-contract/forms";
import { FASTEST_PERSON_MS } from "../../../src/form-contract/limits";
import type { Problem } from "../../../src/form-contract/problems";
import { validate } from "../../../src/form-contract/validate";
import { type BotCheck, verifyToken } from "../bot-check/recaptcha";
import type { Clock } from "../clock";
import { type CvResult, inspectCv } from "../cv/received-cv";
import { scanFile } from "../cv/virus-scan";
import type { Events } from "../events";
import { type FormValues, fingerprintOf, type Mark, messageId, parseMessageId } from "../spool/message";
import type { Spool } from "../spool/spool";
import { Refusal, refusalForProblems } from "./refusal";
import type { Fields, Submission } from "./submission";

/** Enquiries rarely contain so many links. */
const MANY_LINKS = 10;

/** Up to the end of the URL, which may contain other URLs. */
const LINK = /(?:https?:\/\/|\bwww\.)[^\s,;<>()[\]"'|]+/gi;

type Validated = {
  values: FormValues;
  /** Token of the bot check. */
  recaptcha: string;
  cv: Extract<CvResult, { ok: true }> | null;
  /** The field that no person sees is filled in. */
  isTrapped: boolean;
  /** A code for the log when a program may have sent it, or `null`. */
  suspicion: "tooFast" | "links" | null;
};

type BotCheckOutcome = { isBot: boolean; marks: Mark[] };

type IntakeParts = {
  spool: Spool;
  events: Events;
  clock: Clock;
  botCheck: BotCheck | null;
  clamdSocket: string | null;
  /** Called when a message has been queued. */
  onQueued: () => void;
};

/** Validates submissions and stores accepted ones in the spool. */
export class Intake {
  /** Submissions being stored, by folder and fingerprint: parallel duplicates are stored once. */
  readonly #inFlight = new Map<string, Promise<string>>();

  constructor(private readonly parts: IntakeParts) {}

  /**
   * Returns the message's id once it is durably stored, or the id of the original of a duplicate.
   * Rejects with a `Refusal` or the system's error; the draft is gone then.
   */
  async take(submission: Submission): Promise<string> {
    try {
      await this.parts.spool.open();
      const valid = await validateAll(submission);
      return await this.storeOnce(submission, valid);
    } finally {
      if (submission.draft !== null) await this.parts.spool.discard(submission.draft).catch(() => undefined);
    }
  }

  private async storeOnce(submission: Submission, valid: Validated): Promise<string> {
    const fingerprint = fingerprintOfSubmission(submission, valid.values);
    const folder = valid.isTrapped ? "spam" : "queue";
    const key = `${folder} ${fingerprint}`;
    const inFlight = this.#inFlight.get(key);
    if (inFlight !== undefined) return this.repeat(await inFlight, submission);
    const storing = this.findOrStore(submission, valid, fingerprint, folder);
    this.#inFlight.set(key, storing);
    return storing.finally(() => this.#inFlight.delete(key));
  }

  private async findOrStore(submission: Submission, valid: Validated, fingerprint: string, folder: "queue" | "spam") {
    const { spool, clock } = this.parts;
    const known = await spool.find(fingerprint, folder, clock.now());
    if (known !== null) return this.repeat(known, submission);
    const id = messageId(new Date(clock.now()), fingerprint);
    if (folder === "spam") return this.setAside(submission, valid, id, "honeypot");
    const { isBot, marks } = await this.checkForBot(submission, valid, id);
    if (!isBot) return this.accept(submission, valid, id, marks);
    const setAside = await spool.find(fingerprint, "spam", clock.now());
    return setAside === null ? this.setAside(submission, valid, id, "lowScore") : this.repeat(setAside, submission);
  }

  private repeat(id: string, { form }: Submission): string {
    this.parts.events.report("repeated", { id, form });
    return id;
  }

  private async accept(submission: Submission, valid: Validated, id: string, botMarks: readonly Mark[]) {
    const { events, onQueued } = this.parts;
    const { form, cv } = submission;
    const { values, suspicion } = valid;
    await this.store(submission, valid, id, {
      folder: "queue",
      marks: suspicion ? ["suspicious", ...botMarks] : botMarks,
    });
    if (suspicion !== null) events.report("suspicious", { id, form, reason: suspicion });
    const messageBytes = Buffer.byteLength(String(values.message ?? ""));
    events.report("accepted", { id, form, messageBytes, ...(cv !== null && { cvBytes: cv.bytes }) });
    onQueued();
    return id;
  }

  private async setAside(submission: Submission, valid: Validated, id: string, reason: "honeypot" | "lowScore") {
    await this.store(submission, valid, id, { folder: "spam", marks: [] });
    this.parts.events.report("spam", { id, form: submission.form, reason });
    return id;
  }

  private async store(
    submission: Submission,
    { values, cv: valid }: Validated,
    id: string,
    { folder, marks: given }: { folder: "queue" | "spam"; marks: readonly Mark[] },
  ): Promise<void> {
    const { spool } = this.parts;
    const { form, cv } = submission;
    const scan = await this.scan(submission, id);
    const marks = [...given, ...scan.marks, ...(valid?.marks ?? [])];
    const receivedAt = new Date(parseMessageId(id)?.receivedAtMs ?? 0).toISOString();
    const storedCv = cv && valid && { kind: valid.kind, bytes: cv.bytes, isScanned: scan.isScanned };
    const message = { id, form, receivedAt, values, marks, cv: storedCv };
    await spool.store(submission.draft ?? (await spool.newDraft()), message, folder);
  }

  private async checkForBot(submission: Submission, { recaptcha }: Validated, id: string): Promise<BotCheckOutcome> {
    const { form, countUnverified } = submission;
    if (this.parts.botCheck === null) return { isBot: false, marks: [] };
    const result = await verifyToken(this.parts.botCheck, recaptcha, FORMS[form].action);
    if (result === "refused") {
      throw new Refusal(403, "botCheck", { statusText: "The bot check failed. Please reload the page and try again." });
    }
    if (result !== "unverified") return { isBot: result === "lowScore", marks: [] };
    await countUnverified();
    this.parts.events.report("unverified", { id, form });
    return { isBot: false, marks: ["unverified"] };
  }

  private async scan({ form, cv }: Submission, id: string): Promise<{ isScanned: boolean; marks: Mark[] }> {
    if (cv === null || this.parts.clamdSocket === null) return { isScanned: false, marks: [] };
    const result = await scanFile(cv.file, this.parts.clamdSocket);
    if (result === "clean") return { isScanned: true, marks: [] };
    if (result === "infected") {
      throw new Refusal(422, "infected", {
        statusText: "CV: The virus scanner refused this file. Please send another one.",
        problems: { [CV_FIELD]: "cvContent" },
      });
    }
    this.parts.events.report("notScanned", { id, form });
    return { isScanned: false, marks: ["notScanned"] };
  }
}

/** Validates the fields and the CV together, so that all problems are reported in one response. */
async function validateAll({ form, fields, cv }: Submission): Promise<Validated> {
  const { schema, takesCv } = FORMS[form];
  const result = validate<typeof schema>(schema, withoutEmptyTime(fields));
  const cvResult = takesCv ? await inspectCv(cv) : null;
  const problems: Record<string, Problem> = result.ok ? {} : result.problems;
  if (cvResult?.ok === false) problems[CV_FIELD] = cvResult.problem;
  if (!result.ok || cvResult?.ok === false) throw refusalForProblems(problems);
  const { recaptcha, website, elapsed, ...values } = result.values;
  const suspicion = suspicionOf(elapsed, String(result.values.message ?? ""));
  return { values, recaptcha, cv: cvResult, isTrapped: website !== "", suspicion };
}

/** Without JavaScript a form sends the elapsed time as it is in the page: empty, which counts as absent. */
function withoutEmptyTime({ elapsed, ...fields }: Fields): Fields {
  return elapsed === "" || elapsed === undefined ? fields : { ...fields, elapsed };
}

/**
 * The key distinguishes deliberate repeats. The content is included as well, so that no edit is lost when a page reuses
 * its key after the visitor has changed the text.
 */
function fingerprintOfSubmission({ form, idempotencyKey, cv }: Submission, values: FormValues): string {
  return fingerprintOf([form, idempotencyKey ?? "", JSON.stringify(values), cv?.hash ?? ""]);
}

/** Programs send quickly and many links; so do, now and then, a password manager and a person. */
function suspicionOf(elapsed: number | undefined, message: string): Validated["suspicion"] {
  if (elapsed !== undefined && elapsed < FASTEST_PERSON_MS) return "tooFast";
  return (message.match(LINK)?.length ?? 0) >= MANY_LINKS ? "links" : null;
}
