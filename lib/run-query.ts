import type { CreatePagesArgs } from "gatsby";

/**
 * Runs a GraphQL query outside of pages.
 * @param failure message if the query fails, without a full stop
 * @throws Error that ends the build, when the query fails
 */
export async function runQuery<Data>(
  graphql: CreatePagesArgs["graphql"],
  query: string,
  failure: string,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  if (!data || errors) throw new Error(`${failure}: ${String(errors)}`);
  return data;
}
