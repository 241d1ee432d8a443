import { callToActionSchemaFor } from "../../../src/form-contract/call-to-action";
import { CV_FIELD, type CvKind } from "../../../src/form-contract/cv";
import { FORMS } from "../../../src/form-contract/forms";
import type { Lead } from "../../../src/form-contract/lead";
import { MIN_ELAPSED_MS } from "../../../src/form-contract/limits";
import type { Problem } from "../../../src/form-contract/problems";
import { validate } from "../../../src/form-contract/validate";
import { inspectCv } from "../cv/received-cv";
import type { FormValues, Mark } from "../mail/message";
import { refusalForProblems } from "./refusal";
import type { Submission } from "./submission";

/** From this many links on a message is suspicious: enquiries rarely have as many. */
const MANY_LINKS = 10;

/** Matches a whole URL, with any URLs inside it. */
const LINK = /(?:https?:\/\/|\bwww\.)[^\s,;<>()[\]"'|]+/gi;

export type Judgement = {
  values: FormValues;
  lead: Lead;
  /** Token of the bot check. */
  recaptcha: string;
  cvKind: CvKind | null;
  marks: Mark[];
};

/**
 * Validates the fields and the CV together, so that all problems are reported in one response.
 * Rejects with a `Refusal` or the system's error.
 */
export async function judge({ form, pageForm, fields, cv }: Submission): Promise<Judgement> {
  const { schema: ownSchema, takesCv } = FORMS[form];
  const schema = form === "callToAction" ? callToActionSchemaFor(pageForm.fields) : ownSchema;
  const result = validate<typeof schema>(schema, fields);
  const cvResult = takesCv ? await inspectCv(cv) : null;
  const problems: Record<string, Problem> = result.ok ? {} : result.problems;
  if (cvResult?.ok === false) problems[CV_FIELD] = cvResult.problem;
  if (!result.ok || cvResult?.ok === false) throw refusalForProblems(problems);
  const { recaptcha, website, elapsed, lead, ...values } = result.values;
  const marks: Mark[] = website === "" ? [] : [{ name: "spam", reason: "honeypot" }];
  marks.push(...suspicions(elapsed, String(result.values.message ?? "")));
  for (const name of cvResult?.marks ?? []) marks.push({ name });
  return { values, lead, recaptcha, cvKind: cvResult?.kind ?? null, marks };
}

/**
 * Marks what programs do: send quickly, or many links. Now and then a password manager or a person
 * does so, too.
 */
function suspicions(elapsed: number | undefined, message: string): Mark[] {
  if (elapsed !== undefined && elapsed < MIN_ELAPSED_MS)
    return [{ name: "suspicious", reason: "tooFast" }];
  const links = message.match(LINK)?.length ?? 0;
  return links >= MANY_LINKS ? [{ name: "suspicious", reason: "links" }] : [];
}
