import type { FormName } from "../../../src/form-contract/forms";
import type { PageForm } from "../../../src/form-contract/page-forms";
import type { ReceivedCv } from "../cv/received-cv";
import { Refusal } from "./refusal";

/** Values by field, as received. */
export type Fields = Record<string, unknown>;

/** A submission as received: only its form is known to be valid. */
export type Submission = {
  form: FormName;
  /** What its page chooses for the form. */
  pageForm: PageForm;
  fields: Fields;
  cv: ReceivedCv | null;
  /** The sender's key for this submission, so that a retry does not create a second one. */
  idempotencyKey: string | null;
  /**
   * Counts a submission that the bot check cannot verify. Rejects with a `Refusal` when the sender
   * has sent too many of these.
   */
  countUnverified: () => Promise<void>;
};

/**
 * The fields of a JSON body.
 * @throws Refusal 400 for anything but an object
 */
export function fieldsOfJson(body: unknown): Fields {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Refusal(400, "notAnObject");
  return fieldsOf(Object.entries(body));
}

/**
 * Collects fields; a repeated one becomes an array of its values, in order. In linear time: a body
 * may repeat a field tens of thousands of times.
 * @throws Refusal 400 for names such as `__proto__`
 */
export function fieldsOf(entries: Iterable<readonly [string, unknown]>): Fields {
  const valuesByName = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    if (name in Object.prototype) throw new Refusal(400, "fieldName");
    const values = valuesByName.get(name);
    if (values === undefined) valuesByName.set(name, [value]);
    else values.push(value);
  }
  const fields = [...valuesByName].map(([name, values]) => {
    const [first] = values;
    return [name, values.length === 1 ? first : values.flat()];
  });
  return Object.fromEntries(fields);
}
