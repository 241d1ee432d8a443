/**
 * The value of a query that validated content guarantees.
 * @param value what GraphQL handed over; its root fields are nullable whatever the content
 * @throws Error with the name when it is absent after all
 */
export function present<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The content lacks ${name}`);
  return value;
}
