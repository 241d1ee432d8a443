import {
  applyEdits,
  endOf,
  findAll,
  parseMarkdown,
  startOf,
} from "../../../plugins/gatsby-remark-content/syntax";

/**
 * Removes comments that are written as definitions of links which nothing uses: `[//]: # (words)`.
 * The site would take them for links.
 */
export function removeComments(body: string): string {
  const comments = findAll(parseMarkdown(body), "definition").filter(
    ({ identifier, url }) =>
      /^(?:\/\/|comment|_)$/i.test(identifier ?? "") && /^#?$/.test(url ?? ""),
  );
  return applyEdits(
    body,
    comments.map((node) => ({ start: startOf(node), end: endOf(node), text: "" })),
  );
}
