import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { blogPagePath } from "../../blog/blog-pages";

type Redirect = { from: string; to: string };

/**
 * The line format that most static hosts read, and our own server, too.
 * @throws Error when an address is empty or has white space or control characters, which would make another redirect
 */
export function redirectLines(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to }) => {
      for (const address of [from, to])
        if (!/^[^\s\p{Cc}]+$/u.test(address)) throw new Error(`No address of a redirect: ${JSON.stringify(address)}`);
      return `${from} ${to} 301\n`;
    })
    .join("");
}

/** What visitors may write by hand: the first page of the list has no number. */
const OWN: readonly Redirect[] = [{ from: `${blogPagePath(1)}/page/1`, to: blogPagePath(1) }];

/** Writes `public/_redirects` from the content, whose redirects come first. */
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
  await writeFile(path.resolve("public/_redirects"), redirectLines([...(data?.redirectSettings?.items ?? []), ...OWN]));
}
