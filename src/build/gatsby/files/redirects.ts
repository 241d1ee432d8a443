import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "../../../../lib/run-query";
import { REDIRECTS_FILE } from "../../../../site-contract/layout";
import { redirectLines } from "../../../../site-contract/redirects";
import { blogPagePath } from "../../../blog/blog-pages";
import { SITE_ICONS } from "../../../constants/site-files";

type Redirect = { from: string; to: string };

const OWN: readonly Redirect[] = [
  // A likely hand-typed address: the first page of the list has no number.
  { from: `${blogPagePath(1)}/page/1`, to: blogPagePath(1) },
  // Feed readers, and browsers for files that are not pages, ask for it without being told.
  { from: "/favicon.ico", to: SITE_ICONS.favicon.path },
];

const QUERY = "query Redirects { redirectSettings { items { from to } } }";

/** Writes `public/_redirects`; redirects of the content take precedence. */
export async function writeRedirects({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  type Data = { redirectSettings: { items: Redirect[] } | null };
  const { redirectSettings } = await runQuery<Data>(
    graphql,
    QUERY,
    "The redirects cannot be written",
  );
  const lines = redirectLines([...(redirectSettings?.items ?? []), ...OWN]);
  await writeFile(path.resolve("public", REDIRECTS_FILE), lines);
}
