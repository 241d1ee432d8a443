import type { CreatePagesArgs } from "gatsby";

/**
 * Asks Gatsby's GraphQL.
 * @param failure what cannot be done without an answer, as a sentence without its stop
 * @throws Error that ends the build, when there is none
 */
export async function ask<Answer>(
  graphql: CreatePagesArgs["graphql"],
  query: string,
  failure: string,
): Promise<Answer> {
  const { data, errors } = await graphql<Answer>(query);
  if (!data || errors) throw new Error(`${failure}: ${String(errors)}`);
  return data;
}
