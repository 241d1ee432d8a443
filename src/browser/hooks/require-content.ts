/**
 * Returns a query result that is nullable in the schema, but always there in checked content.
 * @param name of the content for the error, such as its file in `content/`
 * @throws Error when the content lacks it
 */
export function requireContent<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The content lacks ${name}`);
  return value;
}
