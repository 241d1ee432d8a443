import type { FormName } from "../../../src/form-contract/forms";
import type { ReceivedCv } from "../cv/received-cv";
import { Refusal } from "./refusal";

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

/** What a JSON body holds, when it is an object of fields. */
export function fieldsOfJson(body: unknown): Fields {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new Refusal(400, "notAnObject");
  return fieldsOf(Object.entries(body));
}

/** A field that comes more than once has all its values, in order. Names of JavaScript's own are refused. */
export function fieldsOf(entries: Iterable<readonly [string, unknown]>): Fields {
  const fields: Fields = {};
  for (const [name, value] of entries) {
    if (name in Object.prototype) throw new Refusal(400, "fieldName");
    if (!Object.hasOwn(fields, name)) fields[name] = value;
    else fields[name] = [fields[name], value].flat();
  }
  return fields;
}
