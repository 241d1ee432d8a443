import { CV_FIELD } from "../../../src/form-contract/cv";
import { FORMS } from "../../../src/form-contract/forms";
import { FASTEST_PERSON_MS } from "../../../src/form-contract/limits";
import type { Problem } from "../../../src/form-contract/problems";
import { validate } from "../../../src/form-contract/validate";
import { type BotCheck, verifyToken } from "../bot-check/recaptcha";
import type { Clock } from "../clock";
import { type CvVerdict, inspectCv } from "../cv/received-cv";
import { scanFile } from "../cv/virus-scan";
import type { Events } from "../events";
import { type FormValues, fingerprintOf, type Mark, messageId, parseMessageId } from "../spool/message";
import type { Spool } from "../spool/spool";
import { Refusal, refusalForProblems } from "./refusal";
import type { Fields, Submission } from "./submission";

/** People who have a question link to less. */
const MOST_LINKS = 10;

/** To the end of its address, in which others may be named. */
const LINK = /(?:https?:\/\/|\bwww\.)[^\s,;<>()[\]"'|]+/gi;

type Judged = {
  values: FormValues;
  /** Token of the bot check. */
  recaptcha: string;
  cv: Extract<CvVerdict, { ok: true }> | null;
  /** What gives a program away, or `null`. */
  spamSign: string | null;
};

type IntakeParts = {
  spool: Spool;
  events: Events;
  clock: Clock;
  botCheck: BotCheck | null;
  clamdSocket: string | null;
  /** Called when there is something new to deliver. */
  onQueued: () => void;
};

/** Judges submissions and keeps what is good. */
export class Intake {
  /** Submissions that are being kept, by folder and fingerprint: the same one, sent twice in parallel, is kept once. */
  readonly #underWay = new Map<string, Promise<string>>();

  constructor(private readonly parts: IntakeParts) {}

  /**
   * Returns the message's id when it is safely on the disk, or was already.
   * Rejects with a `Refusal` or the system's error; the draft is gone then.
   */
  async take(submission: Submission): Promise<string> {
    try {
      await this.parts.spool.open();
      const judged = await judgeAll(submission);
      return await this.takeOnce(submission, judged);
    } finally {
      if (submission.draft !== null) await this.parts.spool.discard(submission.draft).catch(() => undefined);
    }
  }

  private async takeOnce(submission: Submission, judged: Judged): Promise<string> {
    const fingerprint = fingerprintOfSubmission(submission, judged.values);
    const folder = judged.spamSign === null ? "queue" : "spam";
    const key = `${folder} ${fingerprint}`;
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return this.repeat(await underWay, submission);
    const taking = this.findOrKeep(submission, judged, fingerprint, folder);
    this.#underWay.set(key, taking);
    return taking.finally(() => this.#underWay.delete(key));
  }

  private async findOrKeep(submission: Submission, judged: Judged, fingerprint: string, folder: "queue" | "spam") {
    const { spool, clock } = this.parts;
    const known = await spool.find(fingerprint, folder, clock.now());
    if (known !== null) return this.repeat(known, submission);
    return this.keep(submission, judged, messageId(new Date(clock.now()), fingerprint));
  }

  private repeat(id: string, { form }: Submission): string {
    this.parts.events.report("repeated", { id, form });
    return id;
  }

  private async keep(submission: Submission, judged: Judged, id: string): Promise<string> {
    const { spool, events, onQueued } = this.parts;
    const { form, cv } = submission;
    const { values, spamSign } = judged;
    const botMarks = spamSign === null ? await this.checkForBot(submission, judged, id) : [];
    const scan = spamSign === null ? await this.scan(submission, id) : { isScanned: false, marks: [] };
    const marks = [...botMarks, ...scan.marks, ...(judged.cv?.marks ?? [])];
    const receivedAt = new Date(parseMessageId(id)?.receivedAtMs ?? 0).toISOString();
    const kept = cv && judged.cv && { kind: judged.cv.kind, bytes: cv.bytes, isScanned: scan.isScanned };
    const message = { id, form, receivedAt, values, marks, cv: kept };
    await spool.keep(submission.draft ?? (await spool.newDraft()), message, spamSign === null ? "queue" : "spam");
    if (spamSign !== null) events.report("spam", { id, form, reason: spamSign });
    else {
      const messageBytes = Buffer.byteLength(String(values.message ?? ""));
      events.report("accepted", { id, form, messageBytes, ...(cv !== null && { cvBytes: cv.bytes }) });
      onQueued();
    }
    return id;
  }

  private async checkForBot(submission: Submission, { recaptcha }: Judged, id: string): Promise<Mark[]> {
    const { form, countUnverified } = submission;
    if (this.parts.botCheck === null) return [];
    const verdict = await verifyToken(this.parts.botCheck, recaptcha, FORMS[form].action);
    if (verdict === "person") return [];
    if (verdict === "refused") {
      throw new Refusal(403, "botCheck", { statusText: "The bot check failed. Please reload the page and try again." });
    }
    await countUnverified();
    this.parts.events.report("unverified", { id, form });
    return ["unverified"];
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
async function judgeAll({ form, fields, cv }: Submission): Promise<Judged> {
  const { schema, takesCv } = FORMS[form];
  const verdict = validate<typeof schema>(schema, withoutEmptyTime(fields));
  const cvVerdict = takesCv ? await inspectCv(cv) : null;
  const problems: Record<string, Problem> = verdict.ok ? {} : verdict.problems;
  if (cvVerdict?.ok === false) problems[CV_FIELD] = cvVerdict.problem;
  if (!verdict.ok || cvVerdict?.ok === false) throw refusalForProblems(problems);
  const { recaptcha, website, elapsed, ...values } = verdict.values;
  const spamSign = spamSignOf(website, elapsed, String(verdict.values.message ?? ""));
  return { values, recaptcha, cv: cvVerdict, spamSign };
}

/** A form without a script sends the field for its time as it stands in the page: empty, which is no time at all. */
function withoutEmptyTime({ elapsed, ...fields }: Fields): Fields {
  return elapsed === "" || elapsed === undefined ? fields : { ...fields, elapsed };
}

/**
 * The key tells deliberate repeats apart; the content is part of it all the same, so that a page that keeps its key
 * while the visitor goes on writing loses nothing.
 */
function fingerprintOfSubmission({ form, idempotencyKey, cv }: Submission, values: FormValues): string {
  return fingerprintOf([form, idempotencyKey ?? "", JSON.stringify(values), cv?.hash ?? ""]);
}

/** What gives a program away, as a word for the log; `null` for what a person may have sent. */
function spamSignOf(website: string, elapsed: number | undefined, message: string): string | null {
  if (website !== "") return "honeypot";
  if (elapsed !== undefined && elapsed < FASTEST_PERSON_MS) return "tooFast";
  return (message.match(LINK)?.length ?? 0) >= MOST_LINKS ? "links" : null;
}
