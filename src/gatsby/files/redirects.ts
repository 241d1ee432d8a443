import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { REDIRECTS_FILE } from "../../../site-contract/layout";
import { redirectLines } from "../../../site-contract/redirects";
import { blogPagePath } from "../../blog/blog-pages";

type Redirect = { from: string; to: string };

/** A likely hand-typed address: the first page of the list has no number. */
const OWN: readonly Redirect[] = [{ from: `${blogPagePath(1)}/page/1`, to: blogPagePath(1) }];

/** Writes `public/_redirects`; redirects of the content take precedence. */
export async function writeRedirects({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  const { data } = await graphql<{ redirectSettings: { items: Redirect[] } | null }>(
    "query Redirects { redirectSettings { items { from to } } }",
  );
  const lines = redirectLines([...(data?.redirectSettings?.items ?? []), ...OWN]);
  await writeFile(path.resolve("public", REDIRECTS_FILE), lines);
}
