import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";

type Redirect = { from: string; to: string };

/** The line format that most static hosts read, and our own server, too. */
export function redirectLines(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/** Writes `public/_redirects` from the content. */
export async function writeRedirects({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  const { data } = await graphql<{ redirectSettings: { items: Redirect[] } | null }>(`
    query Redirects {
      redirectSettings {
        items {
          from
          to
        }
      }
    }
  `);
  await writeFile(path.resolve("public/_redirects"), redirectLines(data?.redirectSettings?.items ?? []));
}
