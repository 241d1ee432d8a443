import type { FormName } from "../../../src/form-contract/forms";
import type { ReceivedCv } from "../cv/receive-cv";

/** Values by field, as they came over the line: nothing is known about them yet. */
export type Fields = Record<string, unknown>;

/** What came in, before anything is judged but its form. */
export type Submission = {
  form: FormName;
  fields: Fields;
  cv: ReceivedCv | null;
  /** The folder of the spool that holds the CV; `null` without one. */
  draft: string | null;
  /** What the sender calls this submission, so that sending it again makes no second one. */
  idempotencyKey: string | null;
  /** Called when nobody can tell whether a program sent it. Rejects with a `Refusal` when its sender had too many such. */
  countUnverified: () => Promise<void>;
};
