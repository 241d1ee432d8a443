import type { CreatePagesArgs } from "gatsby";

/**
 * Runs a query of the build itself, outside of pages.
 * @param failure message if the query fails, without a full stop
 * @throws Error that ends the build, when the query fails
 */
export async function runQuery<Answer>(
  graphql: CreatePagesArgs["graphql"],
  query: string,
  failure: string,
): Promise<Answer> {
  const { data, errors } = await graphql<Answer>(query);
  if (!data || errors) throw new Error(`${failure}: ${String(errors)}`);
  return data;
}
