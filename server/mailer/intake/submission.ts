import type { FormName } from "../../../src/form-contract/forms";
import type { ReceivedCv } from "../cv/received-cv";
import { Refusal } from "./refusal";

/** Values by field as received, not validated. */
export type Fields = Record<string, unknown>;

/** A received submission; only its form has been validated. */
export type Submission = {
  form: FormName;
  fields: Fields;
  cv: ReceivedCv | null;
  /** The sender's key for this submission, so that a retry does not create a second one. */
  idempotencyKey: string | null;
  /**
   * Called when the bot check was inconclusive. Rejects with a `Refusal` when the sender had too
   * many of these.
   */
  countUnverified: () => Promise<void>;
};

/** The fields of a JSON body, if it is an object. */
export function fieldsOfJson(body: unknown): Fields {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Refusal(400, "notAnObject");
  return fieldsOf(Object.entries(body));
}

/**
 * A repeated field has all its values, in order. Names such as `__proto__` are rejected. The time
 * is linear: a body may repeat a field tens of thousands of times.
 */
export function fieldsOf(entries: Iterable<readonly [string, unknown]>): Fields {
  const values = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    if (name in Object.prototype) throw new Refusal(400, "fieldName");
    const earlier = values.get(name);
    if (earlier === undefined) values.set(name, [value]);
    else earlier.push(value);
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all.flat()]),
  );
}
