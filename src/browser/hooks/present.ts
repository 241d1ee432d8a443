/**
 * A query result that validated content guarantees, though root fields are nullable.
 * @throws Error with its name
 */
export function present<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The content lacks ${name}`);
  return value;
}
