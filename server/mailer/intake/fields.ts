import { Refusal } from "./refusal";
import type { Fields } from "./submission";

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
