/**
 * A query result that validated content guarantees to be there.
 * @param value nullable, as all root fields of GraphQL are
 * @throws Error with the name when it is missing
 */
export function present<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The content lacks ${name}`);
  return value;
}
